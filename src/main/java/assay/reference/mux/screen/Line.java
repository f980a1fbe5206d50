package assay.reference.mux.screen;

import java.util.ArrayList;
import java.util.List;

/** A line of text that was broken into rows, made whole so that it can be broken at another width. */
final class Line {

    private final int columns;
    private final int[] starts;
    private final List<Integer> cuts = new ArrayList<>();
    private final boolean goesOn;
    private Row text;
    private int length;

    /** @param rows its rows, of which all but the last go on in the next */
    Line(List<Row> rows, int columns) {
        this.columns = columns;
        starts = new int[rows.size()];
        goesOn = rows.get(rows.size() - 1).wrapped;
        text = new Row(rows.stream().mapToInt(Row::columns).sum());
        for (int i = 0; i < starts.length; i++) {
            starts[i] = length;
            append(rows.get(i), i + 1 < starts.length ? rows.get(i + 1) : null);
        }
        if (columns == 1) {
            narrow();
        }
    }

    private void append(Row row, Row next) {
        int cells = next == null ? end(row) : row.columns() - padding(row, next);
        text.copy(row, 0, length, cells);
        length += cells;
    }

    /** A background that reached to the edge is cut there, rather than wrapped as if it were text. */
    private int end(Row row) {
        int used = row.used();
        return used > columns ? Math.max(columns, row.inked()) : used;
    }

    /** The column that was left blank because a wide character did not fit into it. */
    private static int padding(Row row, Row next) {
        int last = row.columns() - 1;
        return next.isWide(0) && row.isBlank(last) ? 1 : 0;
    }

    /** One column holds no wide character: each becomes a replacement mark. */
    private void narrow() {
        Row narrow = new Row(length);
        int to = 0;
        for (int x = 0; x < length; x++) {
            if (text.glyphs[x] != Row.TAIL) {
                narrow.copy(text, x, to, 1);
                narrow.glyphs[to++] = text.isWide(x) ? Utf8.REPLACEMENT : text.glyphs[x];
            }
        }
        text = narrow;
        length = to;
    }

    /** The rows at the new width; one at least. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        int from = 0;
        do {
            int to = Math.min(length, from + columns);
            to -= to < length && text.glyphs[to] == Row.TAIL ? 1 : 0;
            Row row = new Row(columns);
            row.copy(text, from, 0, to - from);
            row.wrapped = to < length || goesOn;
            rows.add(row);
            cuts.add(from);
            from = to;
        } while (from < length);
        return rows;
    }

    /** Moves a cursor from its old row of this line to the new one, counted from the line's first row. */
    void place(Cursor cursor, int oldRow) {
        int offset = starts[oldRow] + cursor.x + (cursor.pending ? 1 : 0);
        int row = cuts.size() - 1;
        while (cuts.get(row) > offset) {
            row--;
        }
        int x = offset - cuts.get(row);
        cursor.y = row;
        cursor.x = Math.min(x, columns - 1);
        cursor.pending = x == columns && offset == length;
    }
}
