package assay.reference.mux.screen;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.zip.CRC32;

/**
 * A screen written down: a signature, the version of the form, the state, the history, a checksum.
 *
 * <p>What a parser has begun is kept as the bytes that began it. Nothing is read from a form that is damaged, cut
 * short, or newer than this class.
 */
final class Saved {

    private static final byte[] SIGNATURE = "mux screen".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int CHECKSUM = 4;

    /** The most bytes that an unfinished sequence takes: its introducer, and what of a string is kept. */
    private static final int UNFINISHED = Parser.STRING + 64;

    private Saved() {}

    static byte[] write(Terminal terminal, byte[] unfinished, boolean withHistory) {
        Bytes out = new Bytes();
        out.add(SIGNATURE).count(VERSION);
        out.count(terminal.columns()).count(terminal.rows()).count(terminal.history.limit());
        state(terminal, out);
        page(terminal.main(), out);
        out.flag(terminal.alternate() != null);
        if (terminal.alternate() != null) {
            page(terminal.alternate(), out);
        }
        out.block(unfinished);
        if (withHistory) {
            history(terminal.history, out);
        } else {
            out.count(0).count(0);
        }
        return seal(out);
    }

    private static void state(Terminal terminal, Bytes out) {
        cursor(terminal.cursor, out);
        out.count(terminal.modes).count(terminal.top).count(terminal.bottom);
        out.count(terminal.cursorShape).count(terminal.last);
        out.flag(terminal.title != null);
        out.block((terminal.title == null ? "" : terminal.title).getBytes(StandardCharsets.UTF_8));
        out.block(terminal.tabs.stops().toByteArray());
    }

    private static void cursor(Cursor cursor, Bytes out) {
        out.count(cursor.x).count(cursor.y).flag(cursor.pending).count(cursor.pen).flag(cursor.origin);
        out.count(cursor.g0.ordinal()).count(cursor.g1.ordinal()).flag(cursor.shifted);
    }

    private static void page(Grid grid, Bytes out) {
        cursor(grid.saved, out);
        for (int y = 0; y < grid.rows(); y++) {
            PackedRow.pack(grid.row(y), out);
        }
    }

    private static void history(History history, Bytes out) {
        out.count(history.gone()).count(history.size());
        for (int age = 0; age < history.size(); age++) {
            out.block(history.packed(age));
        }
    }

    private static byte[] seal(Bytes out) {
        int sum = checksum(out.buffer(), out.size());
        return out.add(sum >> 24).add(sum >> 16).add(sum >> 8).add(sum).toArray();
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    /** What stands in a saved form: the terminal, and what its parser has begun. */
    record Content(Terminal terminal, byte[] unfinished) {}

    static Content read(byte[] saved) throws Screen.Damaged {
        Reader in = new Reader(unseal(saved));
        int columns = in.upTo(Screen.MAX_COLUMNS, "the width");
        int rows = in.upTo(Screen.MAX_ROWS, "the height");
        if (columns == 0 || rows == 0) {
            throw new Screen.Damaged("its size is " + columns + "x" + rows);
        }
        Terminal terminal = new Terminal(columns, rows, new History(in.upTo(History.MAX_ROWS, "the limit of history")));
        readState(in, terminal);
        int top = terminal.top;
        int bottom = terminal.bottom;
        Grid main = readPage(in, columns, rows);
        terminal.grids(main, in.flag("whether there is an alternate screen") ? readPage(in, columns, rows) : null);
        terminal.top = top;
        terminal.bottom = bottom;
        if (terminal.last != 0 && terminal.columnOfLast() < 0) {
            throw new Screen.Damaged("the character to repeat is not the one before the cursor");
        }
        byte[] unfinished = in.block(UNFINISHED, "the unfinished sequence");
        readHistory(in, terminal.history);
        if (!in.isAtEnd()) {
            throw new Screen.Damaged("something follows its end");
        }
        return new Content(terminal, unfinished);
    }

    private static byte[] unseal(byte[] saved) throws Screen.Damaged {
        int start = SIGNATURE.length;
        int end = saved.length - CHECKSUM;
        if (end <= start || !Arrays.equals(saved, 0, start, SIGNATURE, 0, start)) {
            throw new Screen.Damaged("it does not begin as a saved screen does");
        }
        if (saved[start] != VERSION) {
            throw new Screen.Damaged(
                    "it has version " + saved[start] + " of the form, and " + VERSION + " is what is read here");
        }
        if (ByteBuffer.wrap(saved, end, CHECKSUM).getInt() != checksum(saved, end)) {
            throw new Screen.Damaged("its checksum is wrong");
        }
        return Arrays.copyOfRange(saved, start + 1, end);
    }

    private static void readState(Reader in, Terminal terminal) throws Screen.Damaged {
        readCursor(in, terminal.cursor, terminal.columns(), terminal.rows());
        terminal.modes = in.upTo(Mode.all(), "the modes");
        terminal.top = in.upTo(terminal.rows() - 1, "the top margin");
        terminal.bottom = in.upTo(terminal.rows() - 1, "the bottom margin");
        if (terminal.top > terminal.bottom) {
            throw new Screen.Damaged("its top margin is below its bottom margin");
        }
        terminal.cursorShape = in.upTo(Switches.SHAPES, "the shape of the cursor");
        terminal.last = in.upTo(Character.MAX_CODE_POINT, "the character to repeat");
        boolean titled = in.flag("whether there is a title");
        String title = new String(in.block(4 * Command.TITLE, "the title"), StandardCharsets.UTF_8);
        terminal.title = titled ? title : null;
        terminal.tabs.restore(BitSet.valueOf(in.block(Screen.MAX_COLUMNS / 8, "the tab stops")));
    }

    private static void readCursor(Reader in, Cursor cursor, int columns, int rows) throws Screen.Damaged {
        cursor.x = in.upTo(columns - 1, "the column of the cursor");
        cursor.y = in.upTo(rows - 1, "the row of the cursor");
        cursor.pending = in.flag("whether the cursor is behind the last column") && cursor.x == columns - 1;
        cursor.pen = in.count();
        if (!Pen.isLegal(cursor.pen)) {
            throw new Screen.Damaged("the cursor has the look " + cursor.pen);
        }
        cursor.origin = in.flag("the origin mode");
        cursor.g0 = Charset.values()[in.upTo(Charset.values().length - 1, "the first set of characters")];
        cursor.g1 = Charset.values()[in.upTo(Charset.values().length - 1, "the second set of characters")];
        cursor.shifted = in.flag("the choice of the set of characters");
    }

    private static Grid readPage(Reader in, int columns, int rows) throws Screen.Damaged {
        Grid grid = new Grid(columns, rows);
        readCursor(in, grid.saved, columns, rows);
        for (int y = 0; y < rows; y++) {
            Row row = PackedRow.unpack(in, columns);
            if (row.columns() > columns) {
                throw new Screen.Damaged("row " + y + " is wider than the screen");
            }
            row.wrapped &= y < rows - 1;
            grid.row(y, row);
        }
        return grid;
    }

    /** The rows themselves stay packed and are not looked into: a start that waits for them all would be a slow one. */
    private static void readHistory(Reader in, History history) throws Screen.Damaged {
        long gone = in.count();
        int size = in.upTo(history.limit(), "the count of rows of history");
        for (int i = 0; i < size; i++) {
            byte[] packed = in.block(PackedRow.LARGEST, "a row of history");
            if (packed.length < 2) {
                throw new Screen.Damaged("a row of history is empty");
            }
            history.addPacked(packed);
        }
        history.gone(gone);
    }
}
