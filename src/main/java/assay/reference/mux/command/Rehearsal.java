package assay.reference.mux.command;

import assay.os.ServerPlatform;
import assay.reference.mux.client.Patience;
import assay.reference.mux.daemon.Claim;
import assay.reference.mux.daemon.Refused;
import assay.reference.mux.upgrade.Arguments;
import assay.reference.mux.upgrade.Carrier;
import assay.reference.mux.upgrade.Manifest;
import assay.reference.mux.upgrade.Unfit;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A daemon and what is asked of one, all in one process and to no other end than that their classes are loaded: where an
 * image is made, they are archived as they are by then, and every later start is the shorter.
 */
final class Rehearsal {

    private static final Duration LONG = Duration.ofSeconds(30);

    private final PrintStream nobody = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    private final Map<String, String> environment;
    private final String socket;
    private final String shell;

    /**
     * @param folder where the daemon's socket is for that long
     * @param shell what its session runs
     */
    Rehearsal(Map<String, String> environment, String folder, String shell) {
        this.environment = environment;
        socket = Path.of(folder).resolve("mux.sock").toString();
        this.shell = shell;
    }

    int run() {
        Thread daemon = new Thread(() -> command("d", "start", "--sock", socket, "--shell", shell));
        daemon.start();
        Patience.await(this::answers, -1, Patience.until(LONG));
        command("--sock", socket);
        command("a", "list", "--sock", socket);
        command("a", "status", "--sock", socket);
        command("a", "send", "\\n", "--sock", socket);
        command("d", "stats", "--sock", socket);
        command("d", "dump", "--sock", socket);
        command("d", "upgrade", "--sock", socket);
        resume();
        command("d", "stop", "--sock", socket);
        return 0;
    }

    private void command(String... words) {
        new Command(nobody, nobody, environment).run(List.of(words));
    }

    private boolean answers() {
        try {
            return Claim.look(Path.of(socket), ServerPlatform.host()) == Claim.State.LIVE;
        } catch (Refused notYet) {
            return false;
        }
    }

    /** What an image does that goes on with a daemon, short of going on. */
    private void resume() {
        try {
            int carrier = Carrier.write(new Manifest("", "0", socket, 0, 0, Optional.empty(), Optional.empty(),
                    Optional.empty(), List.of(), 0, List.of()), ServerPlatform.host());
            command("d", "start", "--sock", socket, Arguments.CARRIER, Integer.toString(carrier), Arguments.CHECK);
            ServerPlatform.host().descriptors().close(carrier);
        } catch (Unfit without) {
            nobody.println(without.getMessage());
        }
    }
}
