package assay.reference.pardes.edit;

import java.time.Duration;
import java.util.function.LongSupplier;

import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Tells which lines hold a match of an expression. It shares nothing with a session, so any thread may have one. */
public final class LineSearch {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Searches searches;
    private final Regexp regexp;

    public LineSearch(byte[] expression, LongSupplier clock) {
        searches = new Searches(clock);
        searches.begin(PATIENCE);
        regexp = Regexp.of(expression);
    }

    public boolean matches(byte[] line) {
        Text text = new Text(line);
        return searches.in(text, regexp, new Span(0, text.characters())).after(0).isPresent();
    }
}
