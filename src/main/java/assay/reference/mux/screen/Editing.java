package assay.reference.mux.screen;

import java.util.Arrays;

/** The sequences that move the cursor, and those that erase, insert, delete and scroll. */
final class Editing {

    private final Terminal terminal;

    Editing(Terminal terminal) {
        this.terminal = terminal;
    }

    void csi(Sequence sequence, int last) {
        int count = sequence.atLeastOne(0);
        switch (last) {
            case '@':
                insertCells(count);
                return;
            case 'A':
                terminal.moveRows(-count);
                return;
            case 'B':
            case 'e':
                terminal.moveRows(count);
                return;
            case 'C':
            case 'a':
                terminal.moveToColumn(terminal.cursor.x + count);
                return;
            case 'D':
                terminal.moveToColumn(terminal.cursor.x - count);
                return;
            case 'E':
                terminal.moveRows(count);
                terminal.moveToColumn(0);
                return;
            case 'F':
                terminal.moveRows(-count);
                terminal.moveToColumn(0);
                return;
            case 'G':
            case '`':
                terminal.moveToColumn(count - 1);
                return;
            case 'H':
            case 'f':
                terminal.moveTo(sequence.atLeastOne(1) - 1, count - 1);
                return;
            case 'd':
                terminal.moveTo(terminal.cursor.x, count - 1);
                return;
            default:
                edit(sequence, count, last);
        }
    }

    private void edit(Sequence sequence, int count, int last) {
        switch (last) {
            case 'I':
                tabForward(count);
                return;
            case 'Z':
                tabBack(count);
                return;
            case 'g':
                clearTabs(sequence.number(0));
                return;
            case 'J':
                eraseScreen(sequence.number(0));
                return;
            case 'K':
                eraseLine(sequence.number(0));
                return;
            case 'X':
                erase(terminal.cursor.x, Math.min(terminal.columns(), terminal.cursor.x + count));
                return;
            case 'L':
                insertRows(count);
                return;
            case 'M':
                deleteRows(count);
                return;
            case 'P':
                terminal.cursor.pending = false;
                terminal.row().delete(terminal.cursor.x, count, terminal.blank());
                return;
            case 'S':
                terminal.scrollUp(count);
                return;
            case 'T':
                scrollDown(sequence, count);
                return;
            case 'b':
                repeat(count);
                return;
            default:
        }
    }

    private void insertCells(int count) {
        terminal.cursor.pending = false;
        terminal.row().insert(terminal.cursor.x, count, terminal.blank());
    }

    private void tabForward(int count) {
        for (int i = Math.min(count, terminal.columns()); i > 0; i--) {
            terminal.moveToColumn(terminal.tabs.after(terminal.cursor.x));
        }
    }

    private void tabBack(int count) {
        for (int i = Math.min(count, terminal.columns()); i > 0; i--) {
            terminal.moveToColumn(terminal.tabs.before(terminal.cursor.x));
        }
    }

    private void clearTabs(int which) {
        if (which == 0) {
            terminal.tabs.clear(terminal.cursor.x);
        } else if (which == 3) {
            terminal.tabs.clear();
        }
    }

    private void eraseScreen(int which) {
        Grid grid = terminal.grid();
        switch (which) {
            case 0:
                eraseLine(0);
                grid.clear(terminal.cursor.y + 1, terminal.rows(), terminal.blank());
                return;
            case 1:
                eraseLine(1);
                grid.clear(0, terminal.cursor.y, terminal.blank());
                return;
            case 2:
                terminal.cursor.pending = false;
                grid.clear(0, terminal.rows(), terminal.blank());
                return;
            case 3:
                terminal.history.clear();
                return;
            default:
        }
    }

    private void eraseLine(int which) {
        int x = terminal.cursor.x;
        if (which == 0) {
            erase(x, terminal.columns());
        } else if (which == 1) {
            erase(0, x + 1);
        } else if (which == 2) {
            erase(0, terminal.columns());
        }
    }

    private void erase(int from, int to) {
        terminal.cursor.pending = false;
        terminal.row().erase(from, to, terminal.blank());
    }

    private void insertRows(int count) {
        if (terminal.isBetweenMargins()) {
            terminal.moveToColumn(0);
            terminal.grid().scrollDown(terminal.cursor.y, terminal.bottom, count, terminal.blank());
        }
    }

    /** Deleted rows are no history: a program took them out of a page, they did not scroll by. */
    private void deleteRows(int count) {
        if (terminal.isBetweenMargins()) {
            terminal.moveToColumn(0);
            terminal.grid().row(terminal.bottom).wrapped = false;
            terminal.grid().scrollUp(terminal.cursor.y, terminal.bottom, count, terminal.blank());
        }
    }

    /** With five numbers it would start the tracking of a highlighted region, which nobody does. */
    private void scrollDown(Sequence sequence, int count) {
        if (sequence.count() <= 1) {
            terminal.scrollDown(count);
        }
    }

    /** REP: at most a row's worth, so that a few bytes cannot ask for the work of many. */
    private void repeat(int count) {
        int glyph = terminal.last;
        for (int i = glyph == 0 ? 0 : Math.min(count, terminal.columns()); i > 0; i--) {
            terminal.print(glyph);
        }
    }

    /** DECALN: a screen full of E, to see whether the edges are there. */
    void alignment() {
        terminal.cursor.origin = false;
        terminal.margins(0, terminal.rows() - 1);
        for (int y = 0; y < terminal.rows(); y++) {
            Row row = terminal.grid().row(y);
            row.clear(Pen.PLAIN);
            row.reach(row.columns());
            Arrays.fill(row.glyphs, 'E');
        }
    }
}
