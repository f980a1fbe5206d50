package assay.reference.mux.client;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;

/**
 * Asks a daemon to go on as another image, and the image that is there afterwards what became of that: the connection ends
 * with the image that was asked.
 */
public final class Upgrading {

    private static final int FACTOR = 6;
    private static final int RANDOM_BYTES = 8;

    private final Path socket;
    private final Patience patience;
    private final PrintStream out;
    private final PrintStream err;

    public Upgrading(Path socket, Patience patience, PrintStream out, PrintStream err) {
        this.socket = socket;
        this.patience = patience;
        this.out = out;
        this.err = err;
    }

    /**
     * The status to end with.
     *
     * @param failing the step that is to fail; empty for none
     */
    public int run(Path image, String version, boolean same, String failing) {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        String id = HexFormat.of().formatHex(random);
        Duration wait = patience.answer().multipliedBy(FACTOR);
        try (Wire wire = Wire.dial(socket)) {
            long by = Patience.until(wait);
            wire.send(Frame.words(Kind.REQUEST,
                    List.of("upgrade", id, image.toString(), version, same ? "same" : "newer", failing)), by);
            int status = read(wire, by);
            if (status >= 0) {
                return status;
            }
        } catch (SocketTimeoutException late) {
            err.println("mux d upgrade: the daemon at " + socket + " did not answer within " + wait.toSeconds() + " s");
            return Asking.FAILED;
        } catch (IOException refused) {
            err.println(Wire.meansNobody(refused)
                    ? "mux d upgrade: no daemon answers at " + socket
                    : "mux d upgrade: cannot reach the daemon at " + socket + ": " + refused.getMessage());
            return Asking.FAILED;
        }
        return new Asking(socket, patience, out, err).repeatable(List.of("outcome", id));
    }

    /** The status that the daemon has for a refusal; negative once the image that was asked is no more. */
    private int read(Wire wire, long by) throws IOException {
        boolean moving = false;
        for (Frame frame = wire.receive(by); frame != null; frame = wire.receive(by)) {
            switch (frame.kind()) {
                case MOVING -> moving = true;
                case ERR -> err.print(frame.text());
                case EXIT -> {
                    err.flush();
                    return Integer.parseInt(frame.text());
                }
                default -> { }
            }
        }
        if (!moving) {
            err.println("mux d upgrade: the daemon closed the connection before it answered");
            return Asking.FAILED;
        }
        return -1;
    }
}
