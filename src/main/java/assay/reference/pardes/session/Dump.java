package assay.reference.pardes.session;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A session written down.
 *
 * @param directory where it ran
 * @param focus the number of the pane with the focus; 0 if that is not in it
 * @param tag the users' part of the session's tag
 */
record Dump(int width, int height, byte[] directory, int focus, byte[] tag, Map<String, String> settings, List<Strip> columns) {

    /** A column. */
    record Strip(int id, byte[] tag, List<View> panes) {}

    /** Where a pane's text is. */
    enum Kind {
        /** On disk, unchanged. */
        DISK('f'),
        /** In the dump. */
        HERE('F'),
        /** In another pane, dumped before. */
        ELSEWHERE('x');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }

        char letter() {
            return letter;
        }
    }

    /**
     * A pane.
     *
     * @param file the number of the pane whose text it shows
     * @param body of what there is in the dump, made when it is asked for; null unless the text is in the dump
     */
    record View(
            Kind kind, int id, int file, int from, int to, boolean dirty, boolean scratch, boolean scrolls, boolean collapsed,
            byte[] name, byte[] tag, byte[] dump, byte[] dumpDirectory, Supplier<byte[]> body) {}
}
