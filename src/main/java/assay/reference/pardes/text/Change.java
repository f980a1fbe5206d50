package assay.reference.pardes.text;

/**
 * Bytes put in the place of others.
 *
 * @param from where it begins, counted in bytes
 * @param to where it ends, counted in bytes of the text before
 */
public record Change(int from, int to, byte[] with) {

    public Change {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("no text has a place from " + from + " to " + to);
        }
    }

    /** How many bytes the text grows by. */
    public int growth() {
        return with.length - (to - from);
    }
}
