package assay.monkey.check;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which panes of an index have texts that change without anything being asked of them. */
final class SharedPanes {

    private static final Pattern BLANKS = Pattern.compile(" +");
    /** Panes into which commands write when they please. */
    private static final Pattern BUSY = Pattern.compile("\\+[A-Z]|-tty\\d");
    /** Where a line of the index shows the tag, which begins with the name. */
    private static final int TAG = 60;
    private static final String BEHIND_THE_NAME = " Del Snarf";

    private SharedPanes() {}

    /**
     * Those that others have a hand in.
     *
     * @param lines of the index
     * @param viewed whether some pane may have become a second view of another: where they have no name, nothing tells which
     */
    static Set<Long> in(List<String> lines, boolean viewed) {
        Map<String, List<String>> byName = lines.stream().collect(Collectors.groupingBy(SharedPanes::name));
        Set<Long> shared = new TreeSet<>();
        byName.forEach((name, same) -> {
            boolean several = same.size() > 1 && (viewed || !name.isEmpty());
            if (several || BUSY.matcher(name).find()) {
                same.forEach(line -> shared.add(serial(line)));
            }
        });
        return shared;
    }

    static long serial(String line) {
        return Long.parseLong(words(line, 2)[0]);
    }

    /** The first words of a line. */
    static String[] words(String line, int most) {
        return BLANKS.split(line.strip(), most);
    }

    private static String name(String line) {
        String tag = line.length() < TAG ? "" : line.substring(TAG);
        int end = tag.indexOf(BEHIND_THE_NAME);
        return end < 0 ? tag : tag.substring(0, end);
    }
}
