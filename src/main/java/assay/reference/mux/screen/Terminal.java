package assay.reference.mux.screen;

/** The state of a terminal, and the few movements that everything else is made of. */
final class Terminal {

    final History history;
    final Cursor cursor = new Cursor();
    final Tabs tabs;

    /** The bits of the {@link Mode}s that are on. */
    int modes = Mode.USUAL;

    /** The margins: first and last row of the region that scrolls. */
    int top;
    int bottom;

    /** The title that a program gave, {@code null} if none did. */
    String title;

    /** DECSCUSR: 0 the terminal's own, 1 and 2 block, 3 and 4 underline, 5 and 6 bar. */
    int cursorShape;

    /** The character that REP repeats: the one just written, 0 once a control came in between. */
    int last;

    private Grid main;
    private Grid alternate;
    private Grid grid;

    /** The alternate screen while it is not shown, blank: programs come and go, and a new one each time is dear. */
    private Grid spare;

    Terminal(int columns, int rows, History history) {
        this.history = history;
        tabs = new Tabs(columns);
        grids(new Grid(columns, rows), null);
    }

    int columns() {
        return grid.columns;
    }

    int rows() {
        return grid.rows();
    }

    /** The page that is shown. */
    Grid grid() {
        return grid;
    }

    Grid main() {
        return main;
    }

    /** The alternate screen, {@code null} while the main one is shown: it is forgotten when it is left. */
    Grid alternate() {
        return alternate;
    }

    /** Puts other pages in place, all of one size. */
    void grids(Grid newMain, Grid newAlternate) {
        main = newMain;
        alternate = newAlternate;
        spare = null;
        grid = alternate == null ? main : alternate;
        top = 0;
        bottom = grid.rows() - 1;
    }

    boolean is(Mode mode) {
        return (modes & mode.bit()) != 0;
    }

    Row row() {
        return grid.row(cursor.y);
    }

    long blank() {
        return Pen.erased(cursor.pen);
    }

    void print(int character) {
        int glyph = character < 0x7F ? cursor.charset().translate(character) : character;
        int width = Widths.of(glyph);
        if (width == 0) {
            mark(glyph);
        } else if (width > columns()) {
            write(Utf8.REPLACEMENT, 1);
        } else {
            write(glyph, width);
        }
    }

    private void write(int glyph, int width) {
        settle(width);
        if (is(Mode.INSERT)) {
            row().insert(cursor.x, width, blank());
        }
        row().put(cursor.x, glyph, width, cursor.pen);
        last = glyph;
        advance(width);
    }

    /** Goes where a character of this width can be written: to the next row, or back from the edge if nothing wraps. */
    private void settle(int width) {
        if (is(Mode.AUTOWRAP)) {
            if (cursor.pending || cursor.x + width > columns()) {
                wrap();
            }
        } else {
            cursor.x = Math.min(cursor.x, columns() - width);
        }
    }

    private void advance(int width) {
        cursor.x += width;
        cursor.pending = cursor.x >= columns();
        cursor.x = Math.min(cursor.x, columns() - 1);
    }

    /** Writes plain ASCII a row's worth at a time; what a set or a mode changes goes the long way. */
    void ascii(byte[] text, int from, int to) {
        if (cursor.charset() != Charset.ASCII || is(Mode.INSERT) || !is(Mode.AUTOWRAP)) {
            for (int i = from; i < to; i++) {
                print(text[i]);
            }
            return;
        }
        int columns = columns();
        for (int at = from; at < to;) {
            if (cursor.pending) {
                wrap();
            }
            int length = Math.min(to - at, columns - cursor.x);
            row().ascii(cursor.x, text, at, length, cursor.pen);
            at += length;
            advance(length);
        }
        last = text[to - 1];
    }

    /** A mark joins the character left of the cursor; at the start of a row there is none, and it is dropped. */
    private void mark(int glyph) {
        int x = cursor.pending ? cursor.x : cursor.x - 1;
        if (x >= 0) {
            row().mark(x, glyph);
        }
    }

    /**
     * Where the character that REP repeats was written: left of the cursor, or under it at the edge; -1 if it is not
     * there.
     */
    int columnOfLast() {
        int x = cursor.x + (cursor.pending ? 1 : 0) - Widths.of(last);
        return x >= 0 && row().glyphs[x] == last ? x : -1;
    }

    private void wrap() {
        row().wrapped = cursor.y == bottom || cursor.y < rows() - 1;
        down();
        cursor.x = 0;
    }

    /** IND: down by one; the bottom margin scrolls. */
    void lineFeed() {
        row().wrapped = false;
        down();
    }

    private void down() {
        cursor.pending = false;
        if (cursor.y == bottom) {
            scrollOut(1);
        } else if (cursor.y < rows() - 1) {
            cursor.y++;
        }
    }

    /** RI: up by one; the top margin scrolls. */
    void reverseFeed() {
        cursor.pending = false;
        if (cursor.y == top) {
            grid.scrollDown(top, bottom, 1, blank());
        } else if (cursor.y > 0) {
            cursor.y--;
        }
    }

    /** SU, as a program asks for it. */
    void scrollUp(int count) {
        grid.row(bottom).wrapped = false;
        scrollOut(count);
    }

    /** Rows that leave the main screen at its very top become history. */
    private void scrollOut(int count) {
        for (int y = 0; grid == main && top == 0 && y < Math.min(count, bottom + 1); y++) {
            history.add(grid.row(y));
        }
        grid.scrollUp(top, bottom, count, blank());
    }

    void scrollDown(int count) {
        grid.scrollDown(top, bottom, count, blank());
    }

    /** CUP and what is like it: a place counted from 0, within the margins in origin mode. */
    void moveTo(int x, int y) {
        cursor.pending = false;
        cursor.x = Math.max(0, Math.min(x, columns() - 1));
        if (cursor.origin) {
            cursor.y = Math.max(top, Math.min(top + y, bottom));
        } else {
            cursor.y = Math.max(0, Math.min(y, rows() - 1));
        }
    }

    void moveToColumn(int x) {
        cursor.pending = false;
        cursor.x = Math.max(0, Math.min(x, columns() - 1));
    }

    /** Up or down, no further than a margin that lies in the way. */
    void moveRows(int count) {
        cursor.pending = false;
        int ceiling = cursor.y >= top ? top : 0;
        int floor = cursor.y <= bottom ? bottom : rows() - 1;
        cursor.y = Math.max(ceiling, Math.min(cursor.y + count, floor));
    }

    void margins(int first, int end) {
        top = first;
        bottom = end;
        moveTo(0, 0);
    }

    boolean isBetweenMargins() {
        return cursor.y >= top && cursor.y <= bottom;
    }

    void saveCursor() {
        grid.saved.set(cursor);
    }

    void restoreCursor() {
        cursor.set(grid.saved);
        if (cursor.origin) {
            cursor.y = Math.max(top, Math.min(cursor.y, bottom));
        }
    }

    void showAlternate() {
        if (alternate == null) {
            alternate = spare == null ? new Grid(columns(), rows()) : spare;
            grid = alternate;
        }
    }

    void showMain() {
        if (alternate != null) {
            alternate.reset();
            spare = alternate;
            alternate = null;
            grid = main;
        }
    }

    /** RIS: as new, but for the title and the history. */
    void reset() {
        showMain();
        main.reset();
        top = 0;
        bottom = rows() - 1;
        cursor.reset();
        tabs.reset();
        modes = Mode.USUAL;
        cursorShape = 0;
    }

    /** DECSTR: what a program may have left behind goes; what is on the screen, and the cursor's place, stay. */
    void softReset() {
        int x = cursor.x;
        int y = cursor.y;
        cursor.reset();
        cursor.x = x;
        cursor.y = y;
        grid.saved.reset();
        modes = modes & ~(Mode.INSERT.bit() | Mode.CURSOR_KEYS.bit() | Mode.KEYPAD.bit()) | Mode.USUAL;
        top = 0;
        bottom = rows() - 1;
    }
}
