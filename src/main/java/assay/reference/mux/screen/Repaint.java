package assay.reference.mux.screen;

/**
 * The bytes that bring a terminal of the same size to a screen's state, whatever it showed before.
 *
 * <p>Only common sequences are used, as a person's own terminal reads them too. Rows that go on in the next are
 * written as text that wraps, so that the other side knows it as well. At the end stands what has begun of a
 * character or sequence: whoever painted can go on with the program's own bytes at once.
 */
final class Repaint {

    private static final String CSI = "\u001b[";

    /** Gives up any sequence, leaves the alternate screen, and undoes what could get in the way of painting. */
    private static final String NEUTRAL =
            "\u0018\u001b[?25l\u001b[?1049l\u001b[!p\u001b[?6l\u001b[r\u001b[4;20l\u001b[?7h";

    private static final String PLAIN_TEXT = "\u001b(B\u001b)B\u000f\u001b[m";
    private static final String CLEAR = "\u001b[H\u001b[2J";

    private final Terminal terminal;
    private final Bytes out = new Bytes();
    private long pen;

    private Repaint(Terminal terminal) {
        this.terminal = terminal;
    }

    static byte[] of(Terminal terminal, byte[] unfinished) {
        Repaint repaint = new Repaint(terminal);
        repaint.write();
        return repaint.out.add(unfinished).toArray();
    }

    private void write() {
        out.text(NEUTRAL);
        plain();
        out.text(CLEAR);
        tabs();
        page(terminal.main());
        if (terminal.alternate() != null) {
            enterAlternate();
            page(terminal.alternate());
        }
        modes();
        title();
        cursor();
    }

    /** The cursor that 1049 saves on its way is the one that was saved before: so that one is brought back first. */
    private void enterAlternate() {
        out.text("\u001b8\u001b[?1049h\u001b[?6l");
        plain();
        out.text(CLEAR);
    }

    private void plain() {
        out.text(PLAIN_TEXT);
        pen = Pen.PLAIN;
    }

    private void tabs() {
        out.text("\u001b[?5W");
        if (!terminal.tabs.isUsual()) {
            out.text("\u001b[3g");
            terminal.tabs.stops().stream().forEach(x -> out.text(CSI).number(x + 1).text("G\u001bH"));
        }
    }

    private void page(Grid grid) {
        Cursor saved = grid.saved;
        // It changes where rows are counted from, which is no matter while the margins are the whole screen; but it
        // moves the cursor.
        out.text(saved.origin ? "\u001b[?6h" : "");
        for (int y = 0; y < grid.rows(); y++) {
            row(grid, y);
        }
        if (!saved.pending && !saved.isNew()) {
            place(saved.x, saved.y);
            save(saved);
        }
        out.text(saved.origin ? "\u001b[?6l" : "");
    }

    private void row(Grid grid, int y) {
        Row row = grid.row(y);
        boolean continued = y > 0 && grid.row(y - 1).wrapped;
        // A cursor saved behind the last column can only be had by writing that column, so it is saved in passing.
        boolean saves = grid.saved.pending && grid.saved.y == y;
        int length = row.wrapped || saves ? grid.columns : Math.max(row.used(), continued ? 1 : 0);
        if (length > 0 && !continued) {
            place(0, y);
        }
        cells(row, length, continued);
        if (saves) {
            save(grid.saved);
        }
    }

    private void cells(Row row, int length, boolean continued) {
        for (int x = 0; x < length;) {
            int gap = x == 0 && continued ? 0 : gap(row, x, length);
            if (gap > CSI.length() + 2) {
                out.text(CSI).number(gap).text("C");
                x += gap;
            } else {
                cell(row, x);
                x += row.isWide(x) ? 2 : 1;
            }
        }
    }

    /** How many cells from here on need not be written. The last one always is. */
    private static int gap(Row row, int from, int length) {
        int x = from;
        while (x < length - 1 && row.isBlank(x) && row.pens[x] == Pen.PLAIN) {
            x++;
        }
        return x - from;
    }

    private void cell(Row row, int x) {
        select(row.pens[x]);
        out.glyph(row.glyphs[x]);
        int[] marks = row.marks(x);
        for (int i = 0; marks != null && i < marks.length; i++) {
            out.glyph(marks[i]);
        }
    }

    private void select(long wanted) {
        if (pen != wanted) {
            Pen.select(wanted, out);
            pen = wanted;
        }
    }

    private void save(Cursor saved) {
        look(saved);
        out.text("\u001b7");
        plain();
    }

    private void look(Cursor cursor) {
        Pen.select(cursor.pen, out);
        out.text("\u001b(").add(cursor.g0.designator).text("\u001b)").add(cursor.g1.designator);
        out.add(cursor.shifted ? 0x0E : 0x0F);
        pen = cursor.pen;
    }

    private void place(int x, int y) {
        out.text(CSI).number(y + 1);
        if (x > 0) {
            out.text(";").number(x + 1);
        }
        out.text("H");
    }

    private void modes() {
        modes(false, 'l');
        modes(true, 'h');
        out.text(terminal.is(Mode.KEYPAD) ? "\u001b=" : "\u001b>");
        out.text(terminal.is(Mode.NEWLINE) ? "\u001b[20h" : "");
        out.text(CSI).number(terminal.cursorShape).text(" q");
        if (terminal.top > 0 || terminal.bottom < terminal.rows() - 1) {
            out.text(CSI).number(terminal.top + 1).text(";").number(terminal.bottom + 1).text("r");
        }
        out.text(terminal.cursor.origin ? "\u001b[?6h" : "");
    }

    private void modes(boolean on, char last) {
        String between = CSI + "?";
        for (Mode mode : Mode.values()) {
            if (mode.marker == '?' && mode != Mode.KEYPAD && terminal.is(mode) == on) {
                out.text(between).number(mode.number);
                between = ";";
            }
        }
        if (between.equals(";")) {
            out.add(last);
        }
    }

    private void title() {
        if (terminal.title != null) {
            out.text("\u001b]2;");
            terminal.title.codePoints().forEach(out::glyph);
            out.text("\u001b\\");
        }
    }

    /**
     * A cursor behind the last column, and a character that REP may repeat, are had only by writing that character
     * last.
     */
    private void cursor() {
        if (terminal.last != 0) {
            writeLast(terminal.columnOfLast());
        } else if (terminal.cursor.pending) {
            int x = terminal.cursor.x;
            writeEdge(terminal.row().glyphs[x] == Row.TAIL ? x - 1 : x);
        } else {
            cursorAt(terminal.cursor.x);
            finishLook();
        }
    }

    private void writeEdge(int x) {
        cursorAt(x);
        cell(terminal.row(), x);
        finishLook();
    }

    /** Where characters are inserted, the old one has to make room for itself first. */
    private void writeLast(int x) {
        cursorAt(x);
        finishLook();
        out.text(terminal.is(Mode.INSERT) ? CSI + Widths.of(terminal.last) + "P" : "");
        cell(terminal.row(), x);
    }

    private void cursorAt(int x) {
        place(x, terminal.cursor.y - (terminal.cursor.origin ? terminal.top : 0));
    }

    private void finishLook() {
        look(terminal.cursor);
        out.text(terminal.is(Mode.INSERT) ? "\u001b[4h" : "");
    }
}
