package assay.reference.mux.screen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A terminal without a window: it takes the bytes that a program writes and knows what a person would see.
 *
 * <p>It behaves as xterm-256color describes itself, with UTF-8 text. Its whole state can be written down and read
 * back, in the middle of a character or sequence too, so that it outlives the process that holds it. Nothing that a
 * program writes makes it throw or grow without bound. Not safe for use by several threads at once.
 */
public final class Screen {

    /** The widest screen; a wider one is cut to this. */
    public static final int MAX_COLUMNS = 1024;

    /** The highest screen; a higher one is cut to this. */
    public static final int MAX_ROWS = 512;

    private final Terminal terminal;
    private final Parser parser;

    /**
     * The program on the screen, as far as the screen has something for it or about it. Called from within {@link
     * #feed}.
     */
    public interface Program {

        /** Bytes that answer a question of the program: they belong into its input. */
        void reply(byte[] bytes);

        /** The program rang the bell. */
        default void bell() {}

        /**
         * An operating system command (OSC), such as a shell's marks (133). Its text is kept up to some thousand bytes.
         *
         * @param number the number before the first semicolon
         * @param text what follows it
         */
        default void command(int number, String text) {}
    }

    /** Why a saved screen, or a row of one, is not read. */
    public static final class Damaged extends IOException {

        private static final long serialVersionUID = 1;

        Damaged(String why) {
            super("This is no saved screen that can be read: " + why + ". Start with a new screen.");
        }
    }

    /**
     * A blank screen.
     *
     * @param columns cut to what lies between 1 and {@link #MAX_COLUMNS}
     * @param rows cut to what lies between 1 and {@link #MAX_ROWS}
     * @param history how many rows are kept that left at the top; 100,000 and 8 MiB at most
     */
    public Screen(int columns, int rows, int history, Program program) {
        this(new Terminal(within(columns, MAX_COLUMNS), within(rows, MAX_ROWS), new History(history)), program);
    }

    private Screen(Terminal terminal, Program program) {
        this.terminal = terminal;
        parser = new Parser(new Functions(terminal, program));
    }

    private static int within(int size, int largest) {
        return Math.max(1, Math.min(size, largest));
    }

    /** Takes what the program wrote; it may be cut anywhere. */
    public void feed(byte[] bytes) {
        feed(bytes, 0, bytes.length);
    }

    /** Takes a part of an array. */
    public void feed(byte[] bytes, int from, int length) {
        parser.feed(bytes, from, from + length);
    }

    /**
     * Changes the size, cut as in the constructor. Lines of the main screen are broken anew, the alternate screen is
     * cut or padded.
     */
    public void resize(int columns, int rows) {
        Reflow.resize(terminal, within(columns, MAX_COLUMNS), within(rows, MAX_ROWS));
    }

    public int columns() {
        return terminal.columns();
    }

    public int rows() {
        return terminal.rows();
    }

    /** The column of the cursor, counted from 0. */
    public int cursorColumn() {
        return terminal.cursor.x;
    }

    /** The row of the cursor, counted from 0. */
    public int cursorRow() {
        return terminal.cursor.y;
    }

    /**
     * The number of the line the cursor is in, counted from the first that this screen ever showed; it stays the
     * line's own.
     */
    public long cursorLine() {
        return terminal.history.gone() + terminal.cursor.y;
    }

    /** The title that the program gave, if it gave one. */
    public Optional<String> title() {
        return Optional.ofNullable(terminal.title);
    }

    /** Whether the alternate screen is shown. */
    public boolean isAlternate() {
        return terminal.alternate() != null;
    }

    /** The text on the screen, a string a row, without blanks at its end. */
    public List<String> dump() {
        List<String> lines = new ArrayList<>(rows());
        for (int y = 0; y < rows(); y++) {
            lines.add(terminal.grid().row(y).text());
        }
        return lines;
    }

    /** The text of the rows that left at the top and are still kept, the oldest first. */
    public List<String> history() {
        List<String> lines = new ArrayList<>(terminal.history.size());
        for (int age = 0; age < terminal.history.size(); age++) {
            lines.add(terminal.history.row(age).text());
        }
        return lines;
    }

    /**
     * The bytes that bring a terminal of this size, whatever it shows, to this very screen: text and looks, cursor,
     * modes, margins, tabs, the main screen beneath the alternate one, and the title if there is one. Whoever wrote
     * them may go on with the program's own bytes. History is not among them.
     */
    public byte[] repaint() {
        return Repaint.of(terminal, parser.unfinished());
    }

    /** Everything, history too, in a compact form that {@link #restore} reads. */
    public byte[] save() {
        return Saved.write(terminal, parser.unfinished(), true);
    }

    /** All that decides what is seen now and later, without history: two screens that have it alike are alike. */
    byte[] state() {
        return Saved.write(terminal, parser.unfinished(), false);
    }

    /**
     * Reads a screen that was saved.
     *
     * @throws Damaged if the form is cut short, changed, or of a version that is not known
     */
    public static Screen restore(byte[] saved, Program program) throws Damaged {
        Saved.Content content = Saved.read(saved);
        Screen screen = new Screen(content.terminal(), program);
        screen.feed(content.unfinished());
        if (!Arrays.equals(content.unfinished(), screen.parser.unfinished())) {
            throw new Damaged("what it calls an unfinished sequence is more than that");
        }
        return screen;
    }
}
