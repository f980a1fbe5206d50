package assay.monkey.client;

import java.util.Arrays;
import java.util.Set;

import assay.monkey.operation.Data;

/**
 * What a file that takes command lines makes of the messages of one open: each line runs once it is whole, a rest runs with
 * its message unless that was as good as full, and what still waits runs at the close.
 */
final class CommandLines {

    private static final Set<String> TAKING = Set.of("look", "exec", "tagexec", "ctl");
    private static final String BLANK = "[ \t\r\u000b\f]+";

    private final String file;
    private final int full;
    private String waiting = "";
    private boolean block;

    /** @param full from how many bytes on a message is as good as full */
    CommandLines(String path, int full) {
        this.file = path.substring(path.lastIndexOf('/') + 1);
        this.full = path.endsWith("/pty/ctl") ? 0 : full;
    }

    private boolean takesLines() {
        return TAKING.contains(file) && full > 0;
    }

    /** Takes a message that was not refused; gives how many of its lines may have looked for something in vain. */
    int take(Data data) {
        if (data.size() == 0 || !takesLines() && !file.equals("event")) {
            return 0;
        }
        String text = waiting + data.latin();
        boolean goesOn = takesLines() && data.size() >= full;
        int end = goesOn ? text.lastIndexOf('\n') + 1 : text.length();
        waiting = text.substring(end);
        block = goesOn && text.contains("Edit");
        return (int) Arrays.stream(text.substring(0, end).split("\n")).filter(this::looks).count();
    }

    private boolean looks(String line) {
        String bare = line.replaceFirst("^" + BLANK, "");
        return !bare.isEmpty() && (file.equals("look") || file.equals("event") || bare.split(BLANK, 2)[0].equals("Look"));
    }

    /** A message was refused: what waited is dropped. */
    void refused() {
        waiting = "";
        block = false;
    }

    /** Whether something runs at the close. */
    boolean waits() {
        return !waiting.replaceFirst("^" + BLANK, "").isEmpty() || block;
    }
}
