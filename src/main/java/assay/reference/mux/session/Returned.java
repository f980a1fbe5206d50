package assay.reference.mux.session;

import java.util.OptionalInt;

/**
 * How it was seen that a command has returned.
 *
 * @param exit its status, where marks tell it
 * @param from the line its output begins in, counted from the first the session ever showed; -1 where no marks tell it
 * @param to the line after its output
 */
public record Returned(Sign by, OptionalInt exit, long from, long to) {

    /** What tells that a command has returned, the most telling first. */
    public enum Sign {
        MARKS("marks"),
        FOREGROUND("foreground"),
        SETTLED("settled");

        private final String word;

        Sign(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    static Returned without(Sign by) {
        return new Returned(by, OptionalInt.empty(), -1, -1);
    }
}
