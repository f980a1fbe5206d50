package assay.reference.mux.client;

import assay.os.ClientPlatform;
import assay.os.Identities;
import assay.os.OsException;
import assay.os.Platform;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Asks a daemon to end, and waits until the system knows no such process. */
public final class Stopping {

    private static final Duration COLLECTED = Duration.ofMillis(500);

    private final Path socket;
    private final Patience patience;
    private final PrintStream err;

    public Stopping(Path socket, Patience patience, PrintStream err) {
        this.socket = socket;
        this.patience = patience;
        this.err = err;
    }

    /** The status to end with: 0 once the daemon has gone. */
    public int run() {
        long by = Patience.until(patience.answer().multipliedBy(2));
        try (RawWire wire = RawWire.dial(socket)) {
            int pid = wire.peer();
            wire.send(Frame.words(Kind.REQUEST, List.of("stop")), by);
            return pid > 0 ? gone(pid, by) : closed(wire, by);
        } catch (IOException refused) {
            err.println(Wire.meansNobody(refused)
                    ? "mux d stop: no daemon answers at " + socket
                    : "mux d stop: cannot reach the daemon at " + socket + ": " + refused.getMessage());
            return Asking.FAILED;
        }
    }

    private int gone(int pid, long by) {
        int watch = watch(pid);
        boolean ended = Patience.await(() -> !Platform.host().processes().alive(pid), watch, by);
        Platform.host().descriptors().close(watch);
        if (!ended) {
            err.println("mux d stop: the daemon, process " + pid + ", was asked to end and has not; it may be stopped");
            return Asking.FAILED;
        }
        // What has ended stays known until its parent collects it, which is no matter of ours beyond a moment.
        Identities identities = ClientPlatform.host().identities();
        Patience.await(() -> identities.presence(pid) == Identities.Presence.ABSENT, -1, Patience.until(COLLECTED));
        return 0;
    }

    private static int watch(int pid) {
        try {
            return Platform.host().processes().watch(pid);
        } catch (OsException goneAlready) {
            return -1;
        }
    }

    /** Where the kernel names no process, the closed connection is all there is. */
    private int closed(RawWire wire, long by) throws IOException {
        Frame frame = wire.receive(by);
        while (frame != null) {
            frame = wire.receive(by);
        }
        return 0;
    }
}
