package assay.reference.pardes.edit;

import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Tells which lines hold a match of an expression. It shares nothing with a session, so any thread may have one. */
public final class LineSearch {

    private final Searches searches = new Searches();
    private final Regexp regexp;

    public LineSearch(byte[] expression) {
        regexp = Regexp.of(expression);
    }

    public boolean matches(byte[] line) {
        searches.begin();
        Text text = new Text(line);
        return searches.in(text, regexp, new Span(0, text.characters())).after(0).isPresent();
    }
}
