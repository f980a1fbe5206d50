package assay.reference.mux.screen;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A change of size.
 *
 * <p>On the main screen lines are broken anew: rows that went on in the next are one line again, and it is cut at the
 * new width. Blank rows below the cursor go first; then rows leave at the top, into history, as long as the cursor
 * stays in sight; what is then still too many is lost at the bottom. A screen that was in use down to its last row
 * stays so: history comes back from above. The alternate screen is cut and padded, as the program that drew it will
 * draw again. Margins become the whole screen.
 */
final class Reflow {

    private final Terminal terminal;
    private final int columns;
    private final int rows;

    /** The cursors that stand on the main screen, first the one that must stay in sight. */
    private final List<Cursor> cursors = new ArrayList<>();

    private final Deque<Row> page = new ArrayDeque<>();

    private Reflow(Terminal terminal, int columns, int rows) {
        this.terminal = terminal;
        this.columns = columns;
        this.rows = rows;
    }

    static void resize(Terminal terminal, int columns, int rows) {
        if (columns != terminal.columns() || rows != terminal.rows()) {
            new Reflow(terminal, columns, rows).resize();
        }
    }

    private void resize() {
        Grid alternate = terminal.alternate() == null ? null : cut(terminal.alternate());
        Grid main = breakAnew(alternate == null);
        terminal.grids(main, alternate);
        terminal.cursor.clamp(columns, rows);
        terminal.tabs.resize(columns);
        terminal.last = 0;
    }

    private Grid cut(Grid from) {
        Grid to = new Grid(columns, rows);
        int skipped = Math.max(0, terminal.cursor.y - rows + 1);
        for (int y = 0; y < Math.min(rows, from.rows() - skipped); y++) {
            Row source = from.row(y + skipped);
            source.part(columns);
            to.row(y).copy(source, 0, 0, Math.min(columns, from.columns));
        }
        terminal.cursor.y -= skipped;
        to.saved.set(from.saved);
        to.saved.clamp(columns, rows);
        return to;
    }

    private Grid breakAnew(boolean live) {
        Grid old = terminal.main();
        if (live) {
            cursors.add(terminal.cursor);
        }
        cursors.add(old.saved);
        int used = usedRows(old);
        boolean full = used == old.rows();
        List<Row> before = full ? newestOfHistory(true) : new ArrayList<>();
        cursors.forEach(cursor -> cursor.y += before.size());
        for (int y = 0; y < used; y++) {
            before.add(old.row(y));
        }
        lay(before);
        leave();
        if (full) {
            comeBack();
        }
        return grid(old.saved);
    }

    /** The rows down to the cursor or the last one in use. */
    private int usedRows(Grid old) {
        int used = old.rows();
        while (used > cursors.get(0).y + 1 && old.row(used - 1).used() == 0) {
            used--;
        }
        return used;
    }

    /** Takes the newest line out of history, or as much of its end as a screen holds. */
    private List<Row> newestOfHistory(boolean goesOn) {
        Deque<Row> line = new ArrayDeque<>();
        History history = terminal.history;
        int cells = 0;
        while (history.size() > 0 && cells < columns * rows && (history.endsWrapped() || line.isEmpty() && !goesOn)) {
            line.addFirst(history.takeNewest());
            cells += line.getFirst().columns();
        }
        return new ArrayList<>(line);
    }

    private void lay(List<Row> all) {
        List<Cursor> left = new ArrayList<>(cursors);
        for (int from = 0; from < all.size();) {
            int to = from + 1;
            while (to < all.size() && all.get(to - 1).wrapped) {
                to++;
            }
            lay(all.subList(from, to), from, left);
            from = to;
        }
        left.forEach(cursor -> cursor.y += page.size() - all.size());
    }

    private void lay(List<Row> rowsOfLine, int from, List<Cursor> left) {
        Line line = new Line(rowsOfLine, columns);
        List<Row> laid = line.rows();
        for (Cursor cursor : List.copyOf(left)) {
            int row = cursor.y - from;
            if (row >= 0 && row < rowsOfLine.size()) {
                line.place(cursor, row);
                cursor.y += page.size();
                left.removeIf(other -> other == cursor);
            }
        }
        page.addAll(laid);
    }

    private void leave() {
        int out = Math.min(page.size() - rows, cursors.get(0).y);
        for (int i = 0; i < out; i++) {
            terminal.history.add(page.removeFirst());
            cursors.forEach(cursor -> cursor.y--);
        }
        while (page.size() > rows) {
            page.removeLast();
        }
    }

    private void comeBack() {
        while (page.size() < rows && terminal.history.size() > 0) {
            List<Row> laid = new Line(newestOfHistory(false), columns).rows();
            int kept = Math.min(laid.size(), rows - page.size());
            laid.subList(0, laid.size() - kept).forEach(terminal.history::add);
            for (int i = laid.size() - 1; i >= laid.size() - kept; i--) {
                page.addFirst(laid.get(i));
            }
            cursors.forEach(cursor -> cursor.y += kept);
        }
    }

    private Grid grid(Cursor saved) {
        Grid grid = new Grid(columns, rows);
        int y = 0;
        for (Row row : page) {
            grid.row(y++, row);
        }
        grid.row(rows - 1).wrapped = false;
        grid.saved.set(saved);
        grid.saved.y = Math.max(0, grid.saved.y);
        grid.saved.clamp(columns, rows);
        return grid;
    }
}
