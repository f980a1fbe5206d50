package assay.reference.mux.client;

import assay.os.ClientPlatform;
import assay.os.Descriptors;
import assay.os.Platform;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;

/** The far end of a host's client: what comes on standard input goes to the daemon here, and what it says comes back. */
public final class Relay {

    private static final int PIECE = 1 << 16;

    private final Path socket;
    private final Map<String, String> environment;
    private final PrintStream err;
    private final Descriptors descriptors = Platform.host().descriptors();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);

    public Relay(Path socket, Map<String, String> environment, PrintStream err) {
        this.socket = socket;
        this.environment = environment;
        this.err = err;
    }

    /**
     * Passes on until either side has gone.
     *
     * @param starting whether a daemon is started where none answers
     */
    public int run(boolean starting) {
        Dialling dialling = new Dialling(socket, environment, new Patience(environment));
        try (RawWire daemon = starting ? dialling.first() : dialling.again()) {
            write(Frame.text(Kind.NEWS, "").wire());
            pass(daemon.descriptor());
            return 0;
        } catch (IOException why) {
            err.println("mux: " + why.getMessage());
            return Asking.FAILED;
        }
    }

    private void write(byte[] bytes) throws IOException {
        ByteBuffer all = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        while (all.hasRemaining()) {
            descriptors.write(Keyboard.OUT, all);
        }
    }

    private void pass(int daemon) throws IOException {
        try (Descriptors.Interest interest = descriptors.interest(2)) {
            interest.set(0, Keyboard.IN, false);
            interest.set(1, daemon, false);
            while (true) {
                descriptors.await(interest, null);
                if (interest.ready(0)) {
                    if (descriptors.read(Keyboard.IN, piece.clear()) == 0) {
                        return;
                    }
                    ClientPlatform.host().sockets().sendAll(daemon, piece.flip());
                }
                if (interest.ready(1)) {
                    if (descriptors.read(daemon, piece.clear()) == 0) {
                        return;
                    }
                    piece.flip();
                    while (piece.hasRemaining()) {
                        descriptors.write(Keyboard.OUT, piece);
                    }
                }
            }
        }
    }
}
