package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/** The session as rows of cells: a pure function of its state. */
final class Screen {

    private static final int TAB = 8;

    private final Session session;
    private final Layout layout;
    private final int[][] cells;

    Screen(Session session, Layout layout) {
        this.session = session;
        this.layout = layout;
        cells = new int[session.settings().rows()][session.settings().columns()];
        for (int[] row : cells) {
            Arrays.fill(row, ' ');
        }
    }

    byte[] paint() {
        put(0, 0, row(session.tag().text(), session.settings().columns()));
        List<Layout.Strip> strips = layout.strips();
        for (int i = 0; i < strips.size(); i++) {
            paint(strips.get(i), i < strips.size() - 1);
        }
        StringBuilder out = new StringBuilder();
        for (int[] row : cells) {
            out.append(new String(row, 0, used(row))).append('\n');
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static int used(int[] row) {
        int used = row.length;
        while (used > 0 && row[used - 1] == ' ') {
            used--;
        }
        return used;
    }

    private void paint(Layout.Strip strip, boolean bordered) {
        int width = strip.width() - (bordered ? 1 : 0);
        put(1, strip.x(), row(strip.column().tag().text(), width));
        for (Layout.Area area : layout.areas(strip.column())) {
            paint(area, strip.x(), width);
        }
        for (int y = 1; bordered && y < cells.length; y++) {
            cells[y][strip.x() + width] = '|';
        }
    }

    private void paint(Layout.Area area, int x, int width) {
        if (area.rows() < 1) {
            return;
        }
        put(area.y(), x, row(area.pane().tag(), width));
        List<int[]> rows = body(area.pane(), area.rows() - 1, width);
        for (int i = 0; i < rows.size(); i++) {
            put(area.y() + 1 + i, x, rows.get(i));
        }
    }

    private void put(int y, int x, int[] row) {
        System.arraycopy(row, 0, cells[y], x, Math.min(row.length, cells[y].length - x));
    }

    /** The rows of a body from its first line, if dot is on them; else from some lines before dot. */
    private List<int[]> body(Pane pane, int rows, int width) {
        Text text = pane.text();
        int lines = text.breaks() + 1;
        int dotLine = text.breaksBefore(text.offset(pane.dot().span().from()));
        boolean atEnd = pane.buffer().isScratch() && pane.scrolls();
        boolean whole = text.length() == 0 || text.at(text.length() - 1) == '\n';
        int last = lines - (whole ? 1 : 0);
        int first = atEnd ? Math.max(0, last - rows) : dotLine < rows ? 0 : dotLine - rows / 2;
        return rows(text, first, rows, width);
    }

    private List<int[]> rows(Text text, int first, int most, int width) {
        List<int[]> rows = new ArrayList<>();
        for (int line = first; line <= text.breaks() && rows.size() < most; line++) {
            int from = text.behind(line);
            int to = line < text.breaks() ? text.behind(line + 1) - 1 : text.length();
            wrap(glyphs(text.bytes(from, Math.min(to, from + most * width * Utf8.LONGEST))), width, most, rows);
        }
        return rows;
    }

    private void wrap(int[] glyphs, int width, int most, List<int[]> rows) {
        boolean wraps = session.settings().isOn("Wrap");
        int at = 0;
        do {
            rows.add(Arrays.copyOfRange(glyphs, at, Math.min(glyphs.length, at + width)));
            at += width;
        } while (wraps && at < glyphs.length && rows.size() < most);
    }

    private static int[] row(byte[] text, int width) {
        int end = 0;
        while (end < text.length && text[end] != '\n') {
            end++;
        }
        int[] glyphs = glyphs(Arrays.copyOf(text, end));
        return Arrays.copyOf(glyphs, Math.min(glyphs.length, width));
    }

    /** A cell for each character; a tab takes as many as there are to its stop. */
    private static int[] glyphs(byte[] line) {
        int[] cells = new int[line.length * TAB];
        int count = 0;
        for (int at = 0; at < line.length; at += Utf8.length(line, at, line.length)) {
            int point = Utf8.codePoint(line, at, line.length);
            if (point == '\t') {
                int stop = count + TAB - count % TAB;
                Arrays.fill(cells, count, stop, ' ');
                count = stop;
            } else {
                cells[count++] = glyph(point);
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private static int glyph(int point) {
        boolean odd = point < 0x20 || point >= 0x7f && point <= 0x9f || point == 0x2028 || point == 0x2029
                || Utf8.isStray(point);
        return odd ? '?' : point;
    }
}
