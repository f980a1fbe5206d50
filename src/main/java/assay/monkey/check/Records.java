package assay.monkey.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The records of a piece of the log. */
final class Records {

    private static final Pattern COUNTED = Pattern.compile("(.*) \\(x(\\d+)\\)", Pattern.DOTALL);

    private Records() {}

    /** The lines of a piece of the log. */
    static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    /**
     * The records of a kind, one for each time. What is said again is counted in its line; one who follows the log gets each
     * count as a line of its own.
     */
    static List<String> of(String kind, List<String> lines) {
        List<String> found = new ArrayList<>();
        String last = null;
        int counted = 0;
        for (String line : lines) {
            Matcher again = COUNTED.matcher(line);
            String text = again.matches() ? again.group(1) : line;
            int count = again.matches() ? Integer.parseInt(again.group(2)) : 1;
            for (int left = text.equals(last) ? count - counted : count; left > 0 && text.startsWith(kind + " "); left--) {
                found.add(text);
            }
            last = text;
            counted = count;
        }
        return found;
    }
}
