package assay.reference.mux.daemon;

import assay.os.TerminalSize;
import assay.reference.mux.protocol.Frame;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * What a client asks for when it attaches.
 *
 * @param directory where a new session starts
 * @param again whether it was shown the session before, and wants that one or none
 */
record Attach(
        String session, Optional<TerminalSize> window, String directory, boolean offersAgent, boolean again) {

    /** The smallest window that a person can be said to have; a smaller one claims no grid. */
    private static final TerminalSize SMALLEST = new TerminalSize(10, 3);

    private static final int WORDS = 6;

    static Attach read(Frame frame) throws IOException {
        List<String> words = frame.words();
        if (words.size() < WORDS) {
            throw new IOException("a client attached with " + words.size() + " words, where it takes " + WORDS);
        }
        return new Attach(words.get(0), size(words.subList(1, 3)), words.get(3),
                words.get(4).equals("agent"), words.get(5).equals("again"));
    }

    /** A size in two words; none that a terminal can have counts as unknown. */
    static Optional<TerminalSize> size(List<String> words) throws IOException {
        try {
            return Optional.of(new TerminalSize(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1))));
        } catch (IllegalArgumentException | IndexOutOfBoundsException noSize) {
            throw new IOException("a client said that its window is of the size " + words);
        }
    }

    static boolean isWindow(TerminalSize size) {
        return size.columns() >= SMALLEST.columns() && size.rows() >= SMALLEST.rows();
    }
}
