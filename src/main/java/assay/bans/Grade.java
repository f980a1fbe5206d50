package assay.bans;

import java.util.List;

/**
 * How a gate did when it was put to the test.
 *
 * @param trials in order
 */
public record Grade(List<Trial> trials) {

    /** What every trial has to come to. */
    public static final String HELD = "bans: every folder rule bit, and the test skip held";

    /** What is said if one did not. */
    public static final String FAILED = "bans: FAILED";

    /**
     * One thing that the gate had to do.
     *
     * @param what in words
     * @param trouble what it did instead; empty if it did it
     */
    public record Trial(String what, String trouble) {

        public boolean held() {
            return trouble.isEmpty();
        }

        @Override
        public String toString() {
            return held() ? "bans: " + what : "bans: " + what + ": FAILED, " + trouble;
        }
    }

    public boolean held() {
        return trials.stream().allMatch(Trial::held);
    }

    /** The last line of a grading. */
    public String verdict() {
        return held() ? HELD : FAILED;
    }
}
