package assay.monkey.operation;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * What the references of a path stand for when it is used: {@code {p3}} is the fourth pane of the index, {@code {c1}} the
 * second column, {@code {g0}} the first pane that has gone, each counted round; {@code {n3}} is the fourth pane too, if there
 * are so many. Where there is none, it is a number that never was.
 *
 * @param panes the serials of the index, in its order
 * @param columns the ids of the columns
 * @param gone the serials of panes that have closed
 */
public record References(List<Long> panes, List<Long> columns, List<Long> gone) implements UnaryOperator<String> {

    private static final Pattern REFERENCE = Pattern.compile("\\{([pcgn])(\\d{1,6})}");
    private static final long NEVER = 987_654;

    public References {
        panes = List.copyOf(panes);
        columns = List.copyOf(columns);
        gone = List.copyOf(gone);
    }

    @Override
    public String apply(String path) {
        return REFERENCE.matcher(path).replaceAll(found ->
                Long.toString(named(found.group(1).charAt(0), Integer.parseInt(found.group(2)))));
    }

    private long named(char kind, int number) {
        List<Long> all = switch (kind) {
            case 'p', 'n' -> panes;
            case 'c' -> columns;
            default -> gone;
        };
        if (kind == 'n' && number >= all.size()) {
            return NEVER;
        }
        return all.isEmpty() ? NEVER : all.get(number % all.size());
    }
}
