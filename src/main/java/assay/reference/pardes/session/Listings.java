package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Utf8;

/** What the session's files say of it, line by line. */
public final class Listings {

    private static final int LONGEST_TAG = 256;

    private final Session session;

    public Listings(Session session) {
        this.session = session;
    }

    /** A line for each pane. */
    public byte[] index() {
        StringBuilder lines = new StringBuilder();
        for (Pane pane : session.arrangement().panes()) {
            lines.append(numbers(pane)).append(firstLine(pane.tag())).append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A number as wide as eleven characters and a blank. */
    public static String number(long value) {
        String digits = Long.toString(value);
        return " ".repeat(Math.max(0, 11 - digits.length())) + digits + " ";
    }

    private static String numbers(Pane pane) {
        byte[] tag = pane.tag();
        return number(pane.serial())
                + number(Utf8.count(tag, 0, tag.length))
                + number(pane.text().characters())
                + number(pane.buffer().isDirectory() ? 1 : 0)
                + number(pane.buffer().isDirty() ? 1 : 0);
    }

    static String firstLine(byte[] tag) {
        int end = 0;
        while (end < tag.length && tag[end] != '\n') {
            end++;
        }
        String shown = Shown.of(Arrays.copyOf(tag, end));
        int most = Math.min(LONGEST_TAG, shown.codePointCount(0, shown.length()));
        return shown.substring(0, shown.offsetByCodePoints(0, most));
    }

    /** What a pane's control file says. */
    public byte[] control(Pane pane) {
        int width = layout().strips().stream()
                .filter(strip -> strip.column() == pane.column()).mapToInt(Layout.Strip::width).findFirst().orElse(0);
        String line = numbers(pane) + number(width) + "fixed " + number(8)
                + number(pane.buffer().document().canUndo() ? 1 : 0) + number(pane.buffer().document().canRedo() ? 1 : 0);
        return line.getBytes(StandardCharsets.US_ASCII);
    }

    private Layout layout() {
        return new Layout(session.settings(), session.arrangement().columns());
    }

    /** Where columns and panes are. */
    public byte[] geometry() {
        StringBuilder lines = new StringBuilder();
        Layout layout = layout();
        for (Layout.Strip strip : layout.strips()) {
            lines.append("col ").append(strip.column().id()).append(' ').append(strip.x()).append(' ').append(strip.width()).append('\n');
            for (Layout.Area area : layout.areas(strip.column())) {
                lines.append("pane ").append(area.pane().serial()).append(' ').append(area.y()).append(' ').append(area.rows()).append('\n');
            }
        }
        return lines.toString().getBytes(StandardCharsets.US_ASCII);
    }

    /** How the session is. @param since when it began, in seconds; 0 if that is not told */
    public byte[] status(int pid, int connections, long since) {
        Settings settings = session.settings();
        Pane focus = session.arrangement().focus();
        String lines = "session " + session.name()
                + "\npid " + pid
                + "\npanes " + session.arrangement().panes().size()
                + "\ncolumns " + session.arrangement().columns().size()
                + "\nfocus " + (focus == null ? 0 : focus.serial())
                + "\nterminals " + session.commands().terminals()
                + "\ncommands " + session.commands().commands()
                + "\nconnections " + connections
                + "\nsize " + settings.columns() + " " + settings.rows()
                + (since == 0 ? "\n" : "\nsince " + since + "\n");
        return lines.getBytes(StandardCharsets.UTF_8);
    }

    /** The screen that a person would see. */
    public byte[] screen() {
        return new Screen(session, layout()).paint();
    }
}
