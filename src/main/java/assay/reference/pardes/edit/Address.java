package assay.reference.pardes.edit;

import java.util.List;

/**
 * Where in a text: simple addresses, each but the last followed by a comma or a semicolon.
 *
 * @param simples each a list of terms; one without terms is missing
 * @param between what stands behind each but the last
 */
record Address(List<List<Term>> simples, String between) {

    /** One step on the way to a place. */
    record Term(Kind kind, int number, int character, byte[] expression) {

        static Term of(Kind kind) {
            return new Term(kind, 0, 0, null);
        }

        static Term of(Kind kind, int number) {
            return new Term(kind, number, 0, null);
        }
    }

    /** What a term says. */
    enum Kind {
        /** A number of characters. */
        CHARACTERS,
        /** A number of lines. */
        LINES,
        /** A line, and a character in it. */
        LINE_AND_CHARACTER,
        /** An expression, to be searched for onwards. */
        ONWARDS,
        /** An expression, to be searched for backwards. */
        BACKWARDS,
        DOT,
        END,
        MARK,
        PLUS,
        MINUS;

        boolean isSign() {
            return this == PLUS || this == MINUS;
        }

        /** Whether it can only begin a simple address. */
        boolean isFirst() {
            return this == DOT || this == END || this == MARK;
        }
    }

    /** Whether it says nothing at all. */
    boolean isEmpty() {
        return simples.size() == 1 && simples.get(0).isEmpty();
    }
}
