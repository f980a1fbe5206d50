package assay.reference.mux.command;

import assay.os.Launch;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals;
import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Upgrading;
import assay.reference.mux.daemon.Claim;
import assay.reference.mux.daemon.Refused;
import assay.reference.mux.screen.Screen;
import assay.reference.mux.session.Kept;
import assay.reference.mux.session.Name;
import assay.reference.mux.upgrade.Arguments;
import assay.reference.mux.upgrade.Carrier;
import assay.reference.mux.upgrade.Manifest;
import assay.reference.mux.upgrade.Unfit;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
    private static final TerminalSize SIZE = new TerminalSize(80, 24);

    private final ServerPlatform platform = ServerPlatform.host();
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
        daemon("d", "start", "--sock", socket, "--shell", shell);
        await(socket);
        command("--version");
        command("--sock", socket);
        command("a", "list", "--sock", socket);
        command("a", "status", "--sock", socket);
        command("a", "send", "\\n", "--sock", socket);
        command("d", "start", "-d", "--sock", socket);
        command("d", "stats", "--sock", socket);
        command("d", "dump", "--sock", socket);
        command("d", "upgrade", "--sock", socket);
        upgrade();
        resume(socket + "-2");
        command("d", "stop", "--sock", socket);
        return 0;
    }

    private void daemon(String... words) {
        new Thread(() -> command(words)).start();
    }

    private static void await(String at) {
        Patience.await(() -> answers(at), -1, Patience.until(LONG));
    }

    private void command(String... words) {
        new Command(nobody, nobody, environment).run(List.of(words));
    }

    private static boolean answers(String at) {
        try {
            return Claim.look(Path.of(at), ServerPlatform.host()) == Claim.State.LIVE;
        } catch (Refused notYet) {
            return false;
        }
    }

    /** An upgrade, as far as it goes with a candidate that understands nothing. */
    private void upgrade() {
        new Upgrading(Path.of(socket), new Patience(environment), nobody, nobody).run(Path.of(shell), "0", true, "");
    }

    /** What an image does that goes on with a daemon: it is asked whether it can, takes everything over, and is that daemon. */
    private void resume(String at) {
        try {
            command("d", "start", "--sock", at, Arguments.CARRIER, carrier(at, platform.sockets().listen(Path.of(at), 1)),
                    Arguments.CHECK);
            Files.delete(Path.of(at));
            daemon("d", "start", "--sock", at, Arguments.CARRIER, carrier(at, platform.sockets().listen(Path.of(at), 1)));
            await(at);
            command("--sock", at);
            command("d", "stop", "--sock", at);
        } catch (IOException | Unfit without) {
            nobody.println(without.getMessage());
        }
    }

    private String carrier(String at, int listener) throws IOException, Unfit {
        return Integer.toString(Carrier.write(new Manifest("", "0", at, 0, listener, Optional.empty(), Optional.empty(),
                Optional.empty(), List.of(), 0, List.of(session())), platform));
    }

    /** A session as another image would have kept it. */
    private Kept session() throws IOException {
        Terminals.Terminal terminal = platform.terminals().open(SIZE);
        Start started = platform.starts().inTerminal(new Launch(shell, List.of(shell), environment, Path.of("/")), terminal);
        byte[] screen = new Screen(SIZE.columns(), SIZE.rows(), 1, reply -> { }).save();
        return new Kept(0, Name.FIRST, terminal, ((Start.Running) started).pid(), false, false, false, 0, screen, new byte[0]);
    }
}
