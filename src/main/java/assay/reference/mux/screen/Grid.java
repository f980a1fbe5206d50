package assay.reference.mux.screen;

/** A page of rows, with the cursor that was saved on it. The main screen is one, the alternate screen another. */
final class Grid {

    final Cursor saved = new Cursor();

    final int columns;

    private final Row[] rows;

    Grid(int columns, int rows) {
        this.columns = columns;
        this.rows = new Row[rows];
        for (int i = 0; i < rows; i++) {
            this.rows[i] = new Row(columns);
        }
    }

    int rows() {
        return rows.length;
    }

    Row row(int y) {
        return rows[y];
    }

    void row(int y, Row row) {
        rows[y] = row;
    }

    /** Moves rows up; blank ones come in below. The row above no longer goes on in the one that came. */
    void scrollUp(int top, int bottom, int count, long pen) {
        if (top > 0) {
            rows[top - 1].wrapped = false;
        }
        for (int i = Math.min(count, bottom - top + 1); i > 0; i--) {
            Row gone = rows[top];
            System.arraycopy(rows, top + 1, rows, top, bottom - top);
            gone.clear(pen);
            rows[bottom] = gone;
        }
    }

    /** Moves rows down; blank ones come in above. Neither the row above nor the last row goes on as it did. */
    void scrollDown(int top, int bottom, int count, long pen) {
        if (top > 0) {
            rows[top - 1].wrapped = false;
        }
        for (int i = Math.min(count, bottom - top + 1); i > 0; i--) {
            Row gone = rows[bottom];
            System.arraycopy(rows, top, rows, top + 1, bottom - top);
            gone.clear(pen);
            rows[top] = gone;
        }
        rows[bottom].wrapped = false;
    }

    /** Makes it as new. */
    void reset() {
        clear(0, rows.length, Pen.PLAIN);
        saved.reset();
    }

    void clear(int from, int to, long pen) {
        for (int y = from; y < to; y++) {
            rows[y].clear(pen);
        }
    }
}
