package assay.steps.pardes;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The records of a session's log, each as often as it was made: one that was made again right away is counted in the
 * log, as {@code TEXT (xN)}.
 */
record Records(List<String> all) {

    private static final Pattern COUNTED = Pattern.compile("(.*) \\(x(\\d+)\\)");

    /** Reads the log as it stands. */
    static Records of(byte[] log) {
        List<String> all = new ArrayList<>();
        for (String line : lines(log)) {
            Matcher counted = COUNTED.matcher(line);
            boolean often = counted.matches();
            for (int i = often ? Integer.parseInt(counted.group(2)) : 1; i > 0; i--) {
                all.add(often ? counted.group(1) : line);
            }
        }
        return new Records(List.copyOf(all));
    }

    /** The lines of a text; each must end. */
    static List<String> lines(byte[] text) {
        String whole = new String(text, StandardCharsets.UTF_8);
        if (!whole.isEmpty() && !whole.endsWith("\n")) {
            throw new AssertionError("the last line does not end: " + whole);
        }
        return whole.lines().toList();
    }

    /** What was made since an earlier look. */
    List<String> since(Records earlier) {
        int known = earlier.all.size();
        if (known > all.size() || !all.subList(0, known).equals(earlier.all)) {
            throw new AssertionError("the log has changed what it said before: " + earlier.all + " became " + all);
        }
        return all.subList(known, all.size());
    }
}
