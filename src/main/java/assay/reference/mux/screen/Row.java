package assay.reference.mux.screen;

import java.util.Arrays;

/**
 * One line of cells. A wide character lies in two: its glyph, then a {@link #TAIL}.
 *
 * <p>A cell that was erased is a space: what was never written and what was written blank read and look the same.
 */
final class Row {

    /** The right half of a wide character. */
    static final int TAIL = 0;

    static final int BLANK = ' ';

    /** The most marks a cell carries; more are dropped, so that no text makes a cell grow without end. */
    static final int MARKS = 8;

    final int[] glyphs;
    final long[] pens;

    /** The line goes on in the next row: its text filled this one. */
    boolean wrapped;

    /** Every cell from here on is plain and blank, as in most rows most are: work is done only before it. */
    private int extent;

    /** What combines with each cell's glyph; {@code null} until a first mark comes, as in most rows none does. */
    private int[][] marks;

    Row(int columns) {
        glyphs = new int[columns];
        pens = new long[columns];
        Arrays.fill(glyphs, BLANK);
    }

    int columns() {
        return glyphs.length;
    }

    boolean isWide(int column) {
        return column + 1 < glyphs.length && glyphs[column + 1] == TAIL;
    }

    /** Says that cells up to a column are no longer known to be blank. */
    void reach(int end) {
        extent = Math.max(extent, end);
    }

    boolean hasMarks() {
        return marks != null;
    }

    /** Whether a cell shows no character; it may show a background, or an underline. */
    boolean isBlank(int column) {
        return glyphs[column] == BLANK && marks(column) == null;
    }

    int[] marks(int column) {
        return marks == null ? null : marks[column];
    }

    /** Makes the row blank, as new but for the background. */
    void clear(long pen) {
        blank(0, glyphs.length, pen);
        marks = null;
        wrapped = false;
    }

    /** Blanks some cells. Whoever loses the last column no longer goes on in the next row. */
    void erase(int from, int to, long pen) {
        if (from >= to) {
            return;
        }
        part(from);
        part(to);
        blank(from, to, pen);
        wrapped &= to < glyphs.length;
    }

    /** Writes printable ASCII, one octet a cell. */
    void ascii(int column, byte[] text, int from, int length, long pen) {
        int end = column + length;
        open(column, end);
        for (int i = column, j = from; i < end; i++, j++) {
            glyphs[i] = text[j];
        }
        Arrays.fill(pens, column, end, pen);
    }

    /** Writes one character of one or two columns, which must fit. */
    void put(int column, int glyph, int width, long pen) {
        int end = column + width;
        open(column, end);
        glyphs[column] = glyph;
        pens[column] = pen;
        if (width == 2) {
            glyphs[column + 1] = TAIL;
            pens[column + 1] = pen;
        }
    }

    /** Makes way for what will be written into some cells. */
    private void open(int from, int to) {
        part(from);
        part(to);
        unmark(from, to);
        reach(to);
    }

    /** Adds a combining mark to a cell, or to the character whose right half it is. */
    void mark(int column, int mark) {
        int at = glyphs[column] == TAIL ? column - 1 : column;
        int[] now = marks(at);
        if (now != null && now.length == MARKS) {
            return;
        }
        int[] more = now == null ? new int[1] : Arrays.copyOf(now, now.length + 1);
        more[more.length - 1] = mark;
        marks(at, more);
    }

    void marks(int column, int[] some) {
        if (marks == null) {
            marks = new int[glyphs.length][];
        }
        marks[column] = some;
        reach(column + 1);
    }

    /** Moves the cells from a column on to the right; what leaves the row is lost. */
    void insert(int column, int count, long pen) {
        int n = Math.min(count, glyphs.length - column);
        part(column);
        part(glyphs.length - n);
        move(column, column + n, glyphs.length - column - n);
        reach(Math.min(glyphs.length, extent + n));
        blank(column, column + n, pen);
    }

    /** Takes cells out; those behind them move to the left. */
    void delete(int column, int count, long pen) {
        int n = Math.min(count, glyphs.length - column);
        part(column);
        part(column + n);
        move(column + n, column, glyphs.length - column - n);
        blank(glyphs.length - n, glyphs.length, pen);
    }

    /**
     * Copies cells of another row, with their marks; whoever cuts a wide character in two is asked to part it first.
     */
    void copy(Row source, int from, int to, int length) {
        System.arraycopy(source.glyphs, from, glyphs, to, length);
        System.arraycopy(source.pens, from, pens, to, length);
        reach(to + length);
        for (int i = 0; source.marks != null && i < length; i++) {
            if (source.marks[from + i] != null) {
                marks(to + i, source.marks[from + i]);
            }
        }
    }

    /** How many cells there are up to the last that is not plain and blank. */
    int used() {
        int end = extent;
        while (end > 0 && isBlank(end - 1) && pens[end - 1] == Pen.PLAIN) {
            end--;
        }
        return end;
    }

    /** How many cells there are up to the last that shows more than a background. */
    int inked() {
        int end = extent;
        while (end > 0 && isBlank(end - 1) && Pen.erased(pens[end - 1]) == pens[end - 1]) {
            end--;
        }
        return end;
    }

    /** A wide character that would be cut before a column becomes two spaces. */
    void part(int column) {
        if (column > 0 && column < glyphs.length && glyphs[column] == TAIL) {
            glyphs[column - 1] = BLANK;
            glyphs[column] = BLANK;
            unmark(column - 1, column);
        }
    }

    /** The text, without the blanks at its end. */
    String text() {
        StringBuilder text = new StringBuilder(glyphs.length);
        for (int i = 0; i < glyphs.length; i++) {
            if (glyphs[i] != TAIL) {
                text.appendCodePoint(glyphs[i]);
                appendMarks(i, text);
            }
        }
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        return text.substring(0, end);
    }

    private void appendMarks(int column, StringBuilder text) {
        int[] some = marks(column);
        for (int i = 0; some != null && i < some.length; i++) {
            text.appendCodePoint(some[i]);
        }
    }

    private void move(int from, int to, int length) {
        System.arraycopy(glyphs, from, glyphs, to, length);
        System.arraycopy(pens, from, pens, to, length);
        if (marks != null) {
            System.arraycopy(marks, from, marks, to, length);
        }
    }

    private void blank(int from, int to, long pen) {
        if (pen != Pen.PLAIN) {
            reach(to);
        }
        int end = Math.max(from, Math.min(to, extent));
        Arrays.fill(glyphs, from, end, BLANK);
        Arrays.fill(pens, from, end, pen);
        unmark(from, end);
        if (pen == Pen.PLAIN && to >= extent) {
            extent = Math.min(extent, from);
        }
    }

    private void unmark(int from, int to) {
        if (marks != null) {
            Arrays.fill(marks, from, to, null);
        }
    }
}
