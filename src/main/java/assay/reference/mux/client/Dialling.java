package assay.reference.mux.client;

import assay.os.Exit;
import assay.os.Launch;
import assay.os.ServerPlatform;
import assay.os.Start;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The way to the daemon of this machine. */
final class Dialling implements Way {

    private static final int STANDARD_ERROR = 2;
    private static final String NULL_DEVICE = "/dev/null";

    private final Path socket;
    private final Map<String, String> environment;
    private final Patience patience;

    Dialling(Path socket, Map<String, String> environment, Patience patience) {
        this.socket = socket;
        this.environment = environment;
        this.patience = patience;
    }

    /** Where nobody answers, this very image is asked for a daemon, in words; what it says on standard error is passed on. */
    @Override
    public RawWire first() throws IOException {
        try {
            return RawWire.dial(socket);
        } catch (IOException refused) {
            if (!Wire.meansNobody(refused)) {
                throw refused;
            }
            start();
            return RawWire.dial(socket);
        }
    }

    private void start() throws IOException {
        ServerPlatform platform = ServerPlatform.host();
        Path image = platform.images().running();
        int nothing = platform.descriptors().openForReading(Path.of(NULL_DEVICE));
        try {
            Start start = platform.starts().detached(
                    new Launch(
                            image.toString(),
                            List.of("mux", "d", "start", "-d", "--sock", socket.toString()),
                            environment,
                            Path.of("/")),
                    nothing,
                    STANDARD_ERROR);
            if (start instanceof Start.Failed failed) {
                throw failed.why();
            }
            Exit exit = platform.processes().reap(((Start.Running) start).pid());
            if (!exit.succeeded()) {
                throw new IOException("no daemon could be started (" + exit + ")");
            }
        } finally {
            platform.descriptors().close(nothing);
        }
    }

    /** A daemon that replaces its image keeps its socket, so nobody there means that it has ended. */
    @Override
    public RawWire again() throws IOException {
        long by = Patience.until(patience.answer());
        RawWire[] wire = new RawWire[1];
        IOException[] why = new IOException[1];
        Patience.await(() -> {
            try {
                wire[0] = RawWire.dial(socket);
            } catch (IOException refused) {
                why[0] = refused;
            }
            return wire[0] != null || Wire.meansNobody(why[0]);
        }, -1, by);
        if (wire[0] == null) {
            throw new IOException("the daemon has gone: " + why[0].getMessage());
        }
        return wire[0];
    }
}
