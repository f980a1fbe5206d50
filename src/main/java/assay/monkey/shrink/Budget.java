package assay.monkey.shrink;

import java.util.function.BooleanSupplier;

/** What a search for something smaller may spend: a number of runs, and time. */
public final class Budget {

    private final BooleanSupplier timeIsUp;
    private final int runs;
    private int used;

    /** @param timeIsUp asked before each run */
    public Budget(int runs, BooleanSupplier timeIsUp) {
        this.runs = runs;
        this.timeIsUp = timeIsUp;
    }

    /** Takes one run, if there is one left. */
    boolean take() {
        if (used == runs || timeIsUp.getAsBoolean()) {
            return false;
        }
        used++;
        return true;
    }

    public int used() {
        return used;
    }
}
