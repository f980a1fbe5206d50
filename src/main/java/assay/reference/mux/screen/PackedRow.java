package assay.reference.mux.screen;

import java.util.Arrays;

/**
 * The compact form of a row, in which history keeps it and a saved screen carries it.
 *
 * <p>One octet of flags, the count of cells up to the last that is not plain and blank (all, if the
 * row goes on in the next), their glyphs (ASCII takes an octet),
 * then, where a flag says so, runs of looks, and marks with their columns.
 */
final class PackedRow {

    /** The most octets a row of the widest screen can take. */
    static final int LARGEST = Screen.MAX_COLUMNS * (4 + 1 + 9 + 3 + 4 * Row.MARKS) + 16;

    /** A blank row, one for all: many a history is half made of them. */
    static final byte[] EMPTY = {0, 0};

    private static final int WRAPPED = 1;
    private static final int LOOKS = 2;
    private static final int MARKED = 4;

    private PackedRow() {}

    static void pack(Row row, Bytes out) {
        // The blanks at the end of a row that goes on are part of its line.
        int used = row.wrapped ? row.columns() : row.used();
        int marked = countMarked(row, used);
        boolean looks = hasLooks(row, used);
        out.add((row.wrapped ? WRAPPED : 0) | (looks ? LOOKS : 0) | (marked > 0 ? MARKED : 0)).count(used);
        out.counts(row.glyphs, used);
        if (looks) {
            packLooks(row, used, out);
        }
        if (marked > 0) {
            packMarks(row, used, marked, out);
        }
    }

    private static boolean hasLooks(Row row, int used) {
        for (int i = 0; i < used; i++) {
            if (row.pens[i] != Pen.PLAIN) {
                return true;
            }
        }
        return false;
    }

    private static int countMarked(Row row, int used) {
        int marked = 0;
        for (int i = 0; row.hasMarks() && i < used; i++) {
            marked += row.marks(i) == null ? 0 : 1;
        }
        return marked;
    }

    private static void packLooks(Row row, int used, Bytes out) {
        for (int i = 0; i < used;) {
            int end = i + 1;
            while (end < used && row.pens[end] == row.pens[i]) {
                end++;
            }
            out.count(end - i).count(row.pens[i]);
            i = end;
        }
    }

    private static void packMarks(Row row, int used, int marked, Bytes out) {
        out.count(marked);
        for (int i = 0; i < used; i++) {
            int[] marks = row.marks(i);
            if (marks != null) {
                out.count(i).count(marks.length);
                for (int mark : marks) {
                    out.count(mark);
                }
            }
        }
    }

    static boolean isWrapped(byte[] packed) {
        return (packed[0] & WRAPPED) != 0;
    }

    /** Reads a row that has at least as many columns as asked, more if its cells need them. */
    static Row unpack(Reader in, int columns) throws Screen.Damaged {
        int flags = in.upTo(WRAPPED | LOOKS | MARKED, "the flags of a row");
        int used = in.upTo(Screen.MAX_COLUMNS, "the width of a row");
        Row row = new Row(Math.max(columns, used));
        row.wrapped = (flags & WRAPPED) != 0;
        row.reach(used);
        for (int i = 0; i < used; i++) {
            row.glyphs[i] = glyph(in, i == 0 || row.glyphs[i - 1] == Row.TAIL);
        }
        if ((flags & LOOKS) != 0) {
            unpackLooks(row, used, in);
        }
        if ((flags & MARKED) != 0) {
            unpackMarks(row, used, in);
        }
        return row;
    }

    private static int glyph(Reader in, boolean alone) throws Screen.Damaged {
        int glyph = in.upTo(Character.MAX_CODE_POINT, "a character");
        if (glyph == Row.TAIL ? alone : !isPrintable(glyph)) {
            throw new Screen.Damaged("a cell holds " + glyph + ", which is no character there");
        }
        return glyph;
    }

    private static boolean isPrintable(int glyph) {
        return glyph >= ' ' && glyph < 0x7F || glyph >= 0xA0 && (glyph < 0xD800 || glyph > 0xDFFF);
    }

    private static void unpackLooks(Row row, int used, Reader in) throws Screen.Damaged {
        for (int i = 0; i < used;) {
            int end = i + in.upTo(used - i, "a run of cells");
            long pen = in.count();
            if (end == i || !Pen.isLegal(pen)) {
                throw new Screen.Damaged("a run of " + (end - i) + " cells has the look " + pen);
            }
            Arrays.fill(row.pens, i, end, pen);
            i = end;
        }
    }

    private static void unpackMarks(Row row, int used, Reader in) throws Screen.Damaged {
        int marked = in.upTo(used, "the count of cells with marks");
        for (int i = 0; i < marked; i++) {
            int column = in.upTo(used - 1, "the column of a mark");
            int[] marks = new int[in.upTo(Row.MARKS, "the count of marks")];
            for (int j = 0; j < marks.length; j++) {
                marks[j] = glyph(in, true);
            }
            if (marks.length == 0) {
                throw new Screen.Damaged("a cell is said to have marks and has none");
            }
            row.marks(column, marks);
        }
    }
}
