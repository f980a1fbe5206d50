package assay.reference.mux.screen;

/** The rows that left the top of the screen, the newest last: a ring that is bounded in rows and in bytes. */
final class History {

    /** The most rows any history keeps. */
    static final int MAX_ROWS = 100_000;

    /**
     * The most bytes it keeps. Ordinary text of some ten thousand rows fits; rows made to be large crowd others out.
     */
    static final int MAX_BYTES = 8 << 20;

    /** What an array costs besides its bytes. */
    private static final int OVERHEAD = 24;

    private final Bytes scratch = new Bytes();
    private final int limit;
    private byte[][] ring;
    private int first;
    private int size;
    private int bytes;
    private long gone;

    History(int limit) {
        this.limit = Math.max(0, Math.min(limit, MAX_ROWS));
        ring = new byte[Math.min(64, this.limit)][];
    }

    int limit() {
        return limit;
    }

    int size() {
        return size;
    }

    /** How many rows ever left the screen: with a row of the screen added, the number of a line that stays its own. */
    long gone() {
        return gone;
    }

    void gone(long rows) {
        gone = rows;
    }

    void add(Row row) {
        if (row.used() == 0 && !row.wrapped) {
            addPacked(PackedRow.EMPTY);
        } else {
            scratch.clear();
            PackedRow.pack(row, scratch);
            addPacked(scratch.toArray());
        }
        gone++;
    }

    void addPacked(byte[] packed) {
        if (limit == 0) {
            return;
        }
        if (size == limit) {
            dropOldest();
        }
        if (size == ring.length) {
            grow();
        }
        ring[index(size++)] = packed;
        bytes += packed.length + OVERHEAD;
        while (bytes > MAX_BYTES) {
            dropOldest();
        }
    }

    /** A row by its age, 0 the oldest, in its compact form. */
    byte[] packed(int age) {
        return ring[index(age)];
    }

    /** Takes the newest row back, as wide as its text. */
    Row takeNewest() {
        int at = index(--size);
        byte[] packed = ring[at];
        ring[at] = null;
        bytes -= packed.length + OVERHEAD;
        gone--;
        return row(packed);
    }

    /** A row by its age, 0 the oldest, as wide as its text. */
    Row row(int age) {
        return row(packed(age));
    }

    private static Row row(byte[] packed) {
        try {
            return PackedRow.unpack(new Reader(packed), 0);
        } catch (Screen.Damaged e) {
            throw new IllegalStateException("a row of history cannot be read: " + e.getMessage(), e);
        }
    }

    boolean endsWrapped() {
        return size > 0 && PackedRow.isWrapped(packed(size - 1));
    }

    void clear() {
        ring = new byte[Math.min(64, limit)][];
        first = 0;
        size = 0;
        bytes = 0;
    }

    private void dropOldest() {
        bytes -= ring[first].length + OVERHEAD;
        ring[first] = null;
        first = (first + 1) % ring.length;
        size--;
    }

    private int index(int age) {
        return (first + age) % ring.length;
    }

    private void grow() {
        byte[][] larger = new byte[Math.min(limit, 2 * ring.length)][];
        for (int i = 0; i < size; i++) {
            larger[i] = packed(i);
        }
        ring = larger;
        first = 0;
    }
}
