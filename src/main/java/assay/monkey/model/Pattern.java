package assay.monkey.model;

import java.util.Optional;
import java.util.regex.Matcher;

/**
 * An expression of which nobody doubts what it matches: plain characters, any character, two sets, each perhaps many times.
 *
 * <p>For these alone the longest match is the one that a greedy search finds.
 */
final class Pattern {

    private static final String PLAIN = "(?:[A-Za-z0-9_ -]|\\.|\\[a-z]|\\[\\^ ])[*+]?";
    private static final java.util.regex.Pattern SURE = java.util.regex.Pattern.compile("(?:" + PLAIN + "|\\\\n)+");

    private final java.util.regex.Pattern compiled;
    private final boolean plain;

    private Pattern(String expression) {
        this.compiled = java.util.regex.Pattern.compile(expression.replace("[^ ]", "[^ \n]").replace(".", "[^\n]"));
        this.plain = expression.matches("[A-Za-z0-9_ -]+");
    }

    /** Nothing, if there is any doubt. */
    static Optional<Pattern> of(String expression) {
        return SURE.matcher(expression).matches() ? Optional.of(new Pattern(expression)) : Optional.empty();
    }

    /** Whether it is text that stands for itself. */
    boolean plain() {
        return plain;
    }

    /** The first match within a piece of a text. */
    Optional<Range> first(String units, int from, int to) {
        Matcher matcher = compiled.matcher(units).region(from, to);
        return matcher.find() ? Optional.of(new Range(matcher.start(), matcher.end())) : Optional.empty();
    }

    /** The next match behind a place, round the end; a null one at the place itself is passed over. */
    Optional<Range> next(String units, int place) {
        Optional<Range> found = around(units, place);
        if (found.isPresent() && found.get().equals(Range.at(place))) {
            return around(units, place == units.length() ? 0 : place + 1);
        }
        return found;
    }

    private Optional<Range> around(String units, int place) {
        return first(units, place, units.length()).or(() -> first(units, 0, units.length()));
    }

    /** The last match before a place, round the beginning: for text that stands for itself. */
    Optional<Range> previous(String units, int place) {
        String text = compiled.pattern();
        int at = place < text.length() ? -1 : units.lastIndexOf(text, place - text.length());
        int found = at >= 0 ? at : units.lastIndexOf(text);
        return found < 0 ? Optional.empty() : Optional.of(new Range(found, found + text.length()));
    }
}
