package assay.report;

import assay.rules.Verdict;

/**
 * How a system's pins stand after a run: each pin is counted once.
 *
 * @param notRun those with an example that this run left out, or was cut before
 */
public record PinCounts(
        int held,
        int deviating,
        int violated,
        int inconclusive,
        int notRun,
        int notObservable,
        int outOfScope,
        int pending) {

    public static final PinCounts NOT_OBSERVABLE = new PinCounts(0, 0, 0, 0, 0, 1, 0, 0);
    public static final PinCounts OUT_OF_SCOPE = new PinCounts(0, 0, 0, 0, 0, 0, 1, 0);
    public static final PinCounts PENDING = new PinCounts(0, 0, 0, 0, 0, 0, 0, 1);

    /** One pin, by the worst verdict of the examples that hold it. */
    public static PinCounts of(Verdict verdict) {
        return switch (verdict) {
            case HOLDS, NO_LONGER_DEVIATES -> new PinCounts(1, 0, 0, 0, 0, 0, 0, 0);
            case DEVIATES -> new PinCounts(0, 1, 0, 0, 0, 0, 0, 0);
            case VIOLATED -> new PinCounts(0, 0, 1, 0, 0, 0, 0, 0);
            case INCONCLUSIVE -> new PinCounts(0, 0, 0, 1, 0, 0, 0, 0);
            case NOT_ASSAYED, NOT_REACHED -> new PinCounts(0, 0, 0, 0, 1, 0, 0, 0);
        };
    }

    /** The pins of both. */
    public PinCounts plus(PinCounts more) {
        return new PinCounts(
                held + more.held,
                deviating + more.deviating,
                violated + more.violated,
                inconclusive + more.inconclusive,
                notRun + more.notRun,
                notObservable + more.notObservable,
                outOfScope + more.outOfScope,
                pending + more.pending);
    }

    /** All of them. */
    public int total() {
        return held + deviating + violated + inconclusive + notRun + notObservable + outOfScope + pending;
    }
}
