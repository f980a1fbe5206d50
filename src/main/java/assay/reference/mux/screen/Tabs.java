package assay.reference.mux.screen;

import java.util.BitSet;

/** Where tabs stop: every eighth column until a program says otherwise. */
final class Tabs {

    private static final int EVERY = 8;

    private BitSet stops = new BitSet();
    private int columns;

    Tabs(int columns) {
        resize(columns);
    }

    /** Columns that are new get the usual stops; the stops of columns that went are forgotten. */
    void resize(int wanted) {
        stops.clear(Math.min(columns, wanted), Math.max(columns, wanted));
        for (int x = columns + (EVERY - columns % EVERY) % EVERY; x < wanted; x += EVERY) {
            stops.set(x, x > 0);
        }
        columns = wanted;
    }

    void reset() {
        int wanted = columns;
        columns = 0;
        stops.clear();
        resize(wanted);
    }

    void set(int x) {
        stops.set(x);
    }

    void clear(int x) {
        stops.clear(x);
    }

    void clear() {
        stops.clear();
    }

    /** The stop behind a column, or the last column. */
    int after(int x) {
        int next = stops.nextSetBit(x + 1);
        return next < 0 ? columns - 1 : next;
    }

    /** The stop before a column, or the first column. */
    int before(int x) {
        return x == 0 ? 0 : Math.max(0, stops.previousSetBit(x - 1));
    }

    boolean isUsual() {
        return stops.equals(new Tabs(columns).stops);
    }

    BitSet stops() {
        return (BitSet) stops.clone();
    }

    void restore(BitSet some) {
        stops = some;
    }
}
