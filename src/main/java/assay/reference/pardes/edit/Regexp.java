package assay.reference.pardes.edit;

import com.google.re2j.Pattern;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Utf8;

/** A regular expression, ready to be matched in both directions: of what matches first, the longest. */
final class Regexp {

    private static final int LONGEST = 4096;

    private final Expression expression;
    private final boolean emptyAnywhere;
    private final Pattern forwards;
    private Pattern backwards;

    private Regexp(Expression expression) {
        this.expression = expression;
        emptyAnywhere = expression.matchesNothingAnywhere();
        forwards = compiled(false);
    }

    static Regexp of(byte[] source) {
        if (Utf8.count(source, 0, source.length) > LONGEST) {
            throw new Refusal("regular expression too long");
        }
        return new Regexp(ExpressionParser.parse(source));
    }

    private Pattern compiled(boolean backwards) {
        return Pattern.compile(Spelling.of(expression, backwards), Pattern.MULTILINE | Pattern.LONGEST_MATCH);
    }

    Pattern forwards() {
        return forwards;
    }

    Pattern backwards() {
        if (backwards == null) {
            backwards = compiled(true);
        }
        return backwards;
    }

    /** Whether a match of nothing owes nothing to {@code ^} or {@code $}. */
    boolean matchesNothingAnywhere() {
        return emptyAnywhere;
    }
}
