package assay.reference.mux.screen;

/** Where the next character goes and how it will look: also exactly what DECSC keeps. */
final class Cursor {

    int x;
    int y;

    /**
     * The last column was just written: the cursor still stands on it, but where text wraps, the next character will
     * not.
     */
    boolean pending;

    long pen;

    /** DECOM: rows are counted from the top margin, and the cursor stays inside the margins. */
    boolean origin;

    /** The sets that ESC ( and ESC ) designated. */
    Charset g0 = Charset.ASCII;
    Charset g1 = Charset.ASCII;

    /** SO chose G1. */
    boolean shifted;

    Charset charset() {
        return shifted ? g1 : g0;
    }

    void set(Cursor other) {
        x = other.x;
        y = other.y;
        pending = other.pending;
        pen = other.pen;
        origin = other.origin;
        g0 = other.g0;
        g1 = other.g1;
        shifted = other.shifted;
    }

    void reset() {
        set(new Cursor());
    }

    /** Whether nothing tells it from a cursor at home on a new terminal. */
    boolean isNew() {
        return x == 0 && y == 0 && !pending && pen == Pen.PLAIN && !origin
                && g0 == Charset.ASCII && g1 == Charset.ASCII && !shifted;
    }

    void clamp(int columns, int rows) {
        pending &= x == columns - 1;
        x = Math.min(x, columns - 1);
        y = Math.min(y, rows - 1);
    }
}
