package assay.reference.pardes.session;

import assay.reference.pardes.text.Refusal;

/** What all opens of a session keep together: texts as they were at a first read, and lines that are not whole yet. */
public final class Keeping {

    private static final long MOST = 64L << 20;

    private long kept;

    /**
     * Something is kept in the place of something else.
     *
     * @throws Refusal if it is too much; then what was there before is kept
     */
    public void replace(long before, long with) {
        if (with > before && kept - before + with > MOST) {
            throw new Refusal("too many requests");
        }
        kept += with - before;
    }
}
