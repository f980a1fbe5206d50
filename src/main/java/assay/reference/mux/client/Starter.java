package assay.reference.mux.client;

import assay.os.Launch;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.reference.mux.daemon.Claim;
import assay.reference.mux.daemon.Refused;
import assay.reference.mux.place.Places;
import assay.reference.mux.place.Private;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts a daemon of the image that runs here, apart from this terminal, and waits until it answers. */
public final class Starter {

    private static final String NULL_DEVICE = "/dev/null";

    private final Path socket;
    private final Map<String, String> environment;
    private final Patience patience;
    private final PrintStream err;
    private final ServerPlatform platform = ServerPlatform.host();

    public Starter(Path socket, Map<String, String> environment, Patience patience, PrintStream err) {
        this.socket = socket;
        this.environment = environment;
        this.patience = patience;
        this.err = err;
    }

    /** What is said of a socket at which a daemon answers already. */
    public static String running(Path socket) {
        return "already running on " + socket + " (stop it first with `mux d stop --sock " + socket + "`)";
    }

    /** Whether a daemon answers; a socket that this user may not reach is none that does. */
    public boolean answers() {
        try {
            return Claim.look(socket, platform) == Claim.State.LIVE;
        } catch (Refused unknown) {
            return false;
        }
    }

    /**
     * Starts a daemon, unless one answers.
     *
     * @return the status to end with
     */
    public int start(Optional<String> shell) {
        try {
            if (Claim.look(socket, platform) == Claim.State.LIVE) {
                err.println(running(socket));
                return 0;
            }
            return launch(shell);
        } catch (Refused | IOException | IllegalArgumentException why) {
            err.println("mux d start: " + why.getMessage());
            return Asking.FAILED;
        }
    }

    private int launch(Optional<String> shell) throws Refused, IOException {
        Path image = platform.images().running();
        if (!Files.isExecutable(image)) {
            // By the name that a person knows it by: the kernel's own link to it says nothing.
            throw new Refused("the image " + platform.images().recorded().path() + " may not be executed");
        }
        Path log = new Places(environment).log();
        Private.touch(log);
        long before = Files.size(log);
        int in = platform.descriptors().openForReading(Path.of(NULL_DEVICE));
        int out = platform.descriptors().openForAppending(log);
        Launch daemon = new Launch(image.toString(), arguments(shell), environment, Path.of("/"));
        Start start = platform.starts().detached(daemon, in, out);
        if (start instanceof Start.Failed failed) {
            throw failed.why();
        }
        return await(((Start.Running) start).pid(), log, before);
    }

    private List<String> arguments(Optional<String> shell) {
        List<String> arguments = new ArrayList<>(List.of("mux", "d", "start", "--sock", socket.toString()));
        shell.ifPresent(program -> arguments.addAll(List.of("--shell", program)));
        return arguments;
    }

    private int await(int pid, Path log, long before) throws IOException {
        int watch = platform.processes().watch(pid);
        Patience.await(() -> answersAs(pid) || ended(pid), watch, Patience.until(patience.answer()));
        if (ended(pid)) {
            return endedEarly(pid, log, before);
        }
        if (answersAs(pid)) {
            err.println("mux d: started pid=" + pid);
            return 0;
        }
        err.println("mux d start: the daemon, pid=" + pid + ", does not answer at " + socket + " after "
                + patience.answer().toSeconds() + " s; it is left running, so try again later (its log is " + log + ")");
        return Asking.FAILED;
    }

    /**
     * Whether it is this process that answers: of several that start at once only one does. Where the kernel names none,
     * whoever answers will do.
     */
    private boolean answersAs(int pid) {
        try {
            int caller = platform.sockets().dial(socket);
            try {
                return platform.sockets().namedPeer(caller).map(peer -> peer.pid() == pid).orElse(true);
            } finally {
                platform.descriptors().close(caller);
            }
        } catch (OsException nobodyYet) {
            return false;
        }
    }

    private boolean ended(int pid) {
        return platform.processes().endedChild(pid) || !platform.processes().alive(pid);
    }

    /** Another may have been started at the same moment, and then that one serves. */
    private int endedEarly(int pid, Path log, long before) throws IOException {
        try {
            platform.processes().reapNow(pid);
        } catch (OsException collectedAlready) {
            err.println("mux d start: " + collectedAlready.getMessage());
        }
        if (answers()) {
            err.println(running(socket));
            return 0;
        }
        byte[] said = Files.readAllBytes(log);
        err.print(new String(Arrays.copyOfRange(said, (int) Math.min(before, said.length), said.length), StandardCharsets.UTF_8));
        err.println("mux d start: the daemon ended at once; its log is " + log);
        return Asking.FAILED;
    }
}
