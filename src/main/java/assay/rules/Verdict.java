package assay.rules;

/** What a run says of one example, and, by the worst of them, of a rule. Listed from best to worst. */
public enum Verdict {
    HOLDS("holds"),
    DEVIATES("deviates"),
    NOT_ASSAYED("not assayed"),
    NOT_REACHED("not reached"),
    INCONCLUSIVE("inconclusive"),
    NO_LONGER_DEVIATES("no longer deviates"),
    VIOLATED("violated");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** The verdict in the words of the report and of {@code run.json}. */
    public String words() {
        return words;
    }

    /** The worse of two verdicts. */
    public Verdict worse(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
