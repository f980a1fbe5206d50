package assay.monkey.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.monkey.client.Look;
import assay.monkey.operation.Data;
import assay.ninep.Dir;
import assay.ninep.Text;

/**
 * What a session shows of its panes and columns.
 *
 * @param first the index, read before the directories
 * @param panes the names of the panes' directory
 * @param columns the ids of the columns
 * @param index the index, read after them
 * @param lines of the index, split wherever any reader might take a line to end
 * @param serials of the index, in its order; a line without one gives none
 * @param listing an open file to look at more closely, if there is one
 */
public record Sight(Data first, List<String> panes, List<Long> columns, Data index, List<String> lines, List<Long> serials,
        Optional<Look.Open> listing) {

    private static final Pattern ENDS = Pattern.compile("\r\n|[\n\r\u000b\f\u001c-\u001e\u0085\u2028\u2029]");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,10}");
    private static final Pattern SERIAL = Pattern.compile("\\s*(\\d{1,10})(?:\\s.*)?", Pattern.DOTALL);

    /** What was read, with the index taken apart. */
    static Sight of(Data first, Data panes, Data columns, Data index, Optional<Look.Open> listing) {
        List<String> lines = lines(Text.decode(index.bytes()));
        return new Sight(first, names(panes), numbers(names(columns)), index, lines, serials(lines), listing);
    }

    private static List<String> lines(String index) {
        List<String> lines = List.of(ENDS.split(index, -1));
        return lines.get(lines.size() - 1).isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
    }

    private static List<Long> serials(List<String> lines) {
        return lines.stream().map(SERIAL::matcher).filter(Matcher::matches).map(line -> Long.valueOf(line.group(1))).toList();
    }

    private static List<Long> numbers(List<String> names) {
        return names.stream().filter(name -> NUMBER.matcher(name).matches()).map(Long::valueOf).toList();
    }

    static List<String> names(Data directory) {
        return Dir.entries(directory.bytes()).stream().map(Dir::name).toList();
    }

    boolean still() {
        return first.equals(index);
    }
}
