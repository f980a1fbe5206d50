package assay.reference.pardes.edit;

import com.google.re2j.Pattern;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Utf8;

/**
 * A regular expression, ready to be matched in both directions: of what matches first, the longest.
 *
 * <p>Where a match is, machines of our own find, in a time that no expression can spoil. What stands in its parentheses a
 * library finds, in that match alone.
 */
final class Regexp {

    private static final int LONGEST = 4096;

    private final Expression expression;
    private final Alphabet alphabet;
    private final Way forwards = new Way(false);
    private final Way backwards = new Way(true);
    private Pattern pattern;

    private Regexp(Expression expression) {
        this.expression = expression;
        alphabet = Alphabet.of(expression);
    }

    /** The machines of one direction. */
    private final class Way {
        private final boolean backwards;
        private Program program;
        private Machine seeking;
        private Machine staying;

        private Way(boolean backwards) {
            this.backwards = backwards;
        }

        private Program program() {
            if (program == null) {
                program = new Program(expression, alphabet, backwards);
            }
            return program;
        }

        private Machine seeking() {
            if (seeking == null) {
                seeking = new Machine(program(), alphabet, true);
            }
            return seeking;
        }

        private Machine staying() {
            if (staying == null) {
                staying = new Machine(program(), alphabet, false);
            }
            return staying;
        }
    }

    static Regexp of(byte[] source) {
        if (Utf8.count(source, 0, source.length) > LONGEST) {
            throw new Refusal("regular expression too long");
        }
        return new Regexp(ExpressionParser.parse(source));
    }

    /** Finds the far end of a match that begins anywhere behind a place, or before it. */
    Machine seeking(boolean backwardly) {
        return (backwardly ? backwards : forwards).seeking();
    }

    /** Finds the far end of a match that begins just at a place. */
    Machine staying(boolean backwardly) {
        return (backwardly ? backwards : forwards).staying();
    }

    /** How much there is to it. */
    int size() {
        return forwards.program().size();
    }

    Pattern pattern() {
        if (pattern == null) {
            pattern = Pattern.compile(Spelling.of(expression), Pattern.MULTILINE | Pattern.LONGEST_MATCH);
        }
        return pattern;
    }
}
