package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.TerminalSize;
import assay.os.Window;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/** A person's terminal: raw while a session is shown on it, and what it was afterwards, however the client ends. */
final class Keyboard {

    static final int IN = 0;
    static final int OUT = 1;

    private static final int PIECE = 1 << 14;

    private final Window window;
    private final Descriptors descriptors = Platform.host().descriptors();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
    private Optional<Window.Attributes> before = Optional.empty();

    Keyboard(Window window) {
        this.window = window;
    }

    /** The size of the window; empty where there is no terminal. */
    Optional<TerminalSize> size() {
        return window.size(OUT).or(() -> window.size(IN));
    }

    boolean isTerminal() {
        return window.size(OUT).isPresent();
    }

    void makeRaw() throws OsException {
        if (window.size(IN).isPresent()) {
            before = Optional.of(window.makeRaw(IN));
            Runtime.getRuntime().addShutdownHook(new Thread(this::restore));
        }
    }

    synchronized void restore() {
        try {
            if (before.isPresent()) {
                window.restore(IN, before.get());
            }
        } catch (OsException goneSince) {
            // A terminal that is no more needs nothing given back.
            before = Optional.empty();
        }
        before = Optional.empty();
    }

    /** What was typed; empty at the end of it. */
    Optional<byte[]> read() {
        try {
            int count = descriptors.read(IN, piece.clear());
            byte[] typed = new byte[piece.flip().remaining()];
            piece.get(typed);
            return count == 0 ? Optional.empty() : Optional.of(typed);
        } catch (IOException hungUp) {
            return Optional.empty();
        }
    }

    /** Paints, waiting for the terminal where it is slow. */
    void paint(byte[] bytes) throws IOException {
        for (int from = 0; from < bytes.length;) {
            int length = Math.min(PIECE, bytes.length - from);
            piece.clear().put(bytes, from, length).flip();
            while (piece.hasRemaining()) {
                if (descriptors.write(OUT, piece) < 0) {
                    awaitRoom();
                }
            }
            from += length;
        }
    }

    private void awaitRoom() {
        try (Descriptors.Interest room = descriptors.interest(1)) {
            room.set(0, OUT, true);
            descriptors.await(room, null);
        }
    }
}
