package assay.reference.pardes.edit;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** What a session's searches have in common: the last expression, the text read last, and what one request may cost. */
public final class Searches {

    private Regexp last;
    private Units units;
    private Effort effort = new Effort(Effort.USUAL);

    /** A request begins. */
    public void begin() {
        effort = new Effort(Effort.USUAL);
    }

    /** The request edits: it may cost more. */
    void edits() {
        effort = effort.raised(Effort.EDITING);
    }

    /** What the request has cost so far. */
    Effort effort() {
        return effort;
    }

    /** The expression that a source spells; the last one if it is empty. */
    Regexp regexp(byte[] source) {
        if (source.length > 0) {
            last = Regexp.of(source);
        } else if (last == null) {
            throw new Refusal("no regular expression defined");
        }
        return last;
    }

    Search in(Text text, Regexp regexp, Span part) {
        return new Search(regexp, units(text), part, effort);
    }

    private Units units(Text text) {
        if (units == null || !units.isOf(text)) {
            units = new Units(text);
        }
        return units;
    }
}
