package assay.reference.mux.client;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.io.PrintStream;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.List;

/**
 * A question to the daemon, and its answer passed on as it comes: what it has for either output, and the status to end with.
 *
 * <p>A daemon that replaces its image in the middle of it is asked again, unless the question does something.
 */
public final class Asking {

    /** The status of a command that was refused, or that nobody answered. */
    public static final int FAILED = 1;

    private static final int TIMES = 3;

    private final Path socket;
    private final Patience patience;
    private final PrintStream out;
    private final PrintStream err;

    public Asking(Path socket, Patience patience, PrintStream out, PrintStream err) {
        this.socket = socket;
        this.patience = patience;
        this.out = out;
        this.err = err;
    }

    /**
     * Asks once more if the connection ends without an answer.
     *
     * @return the status to end with
     */
    public int repeatable(List<String> words) {
        for (int time = 1; time < TIMES; time++) {
            int status = ask(false, words);
            if (status >= 0) {
                return status;
            }
        }
        return once(words);
    }

    /** Asks what may take any time, again and again for as long as there is a daemon. */
    public int patient(List<String> words) {
        int status = ask(true, words);
        while (status < 0) {
            status = ask(true, words);
        }
        return status;
    }

    /** Asks what may not be asked twice. */
    public int once(List<String> words) {
        int status = ask(false, words);
        if (status < 0) {
            err.println("mux: the daemon at " + socket + " closed the connection before it answered; "
                    + "`mux d stats` tells whether it still runs");
            return FAILED;
        }
        return status;
    }

    private int ask(boolean unhurried, List<String> words) {
        long by = Patience.until(patience.answer());
        try (Wire wire = Wire.dial(socket)) {
            wire.send(Frame.words(Kind.REQUEST, words), by);
            return read(wire, unhurried ? Long.MAX_VALUE : by);
        } catch (SocketTimeoutException late) {
            err.println("mux: the daemon at " + socket + " did not answer within " + patience.answer().toSeconds()
                    + " s; it may be busy or stopped: try again");
        } catch (IOException refused) {
            err.println(Wire.meansNobody(refused)
                    ? "mux: no daemon answers at " + socket + " (start one with `mux d start -d --sock " + socket + "`)"
                    : "mux: cannot reach the daemon at " + socket + ": " + refused.getMessage());
        }
        return FAILED;
    }

    private int read(Wire wire, long by) throws IOException {
        for (Frame frame = wire.receive(by); frame != null; frame = wire.receive(by)) {
            switch (frame.kind()) {
                case OUT -> pass(frame, out);
                case ERR -> pass(frame, err);
                case EXIT -> {
                    return Integer.parseInt(frame.text());
                }
                default -> { }
            }
        }
        return -1;
    }

    private static void pass(Frame frame, PrintStream to) {
        to.write(frame.body(), 0, frame.body().length);
        to.flush();
    }
}
