package assay.monkey;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.monkey.operation.Operation;
import assay.monkey.operation.Simpler;
import assay.monkey.shrink.Budget;
import assay.monkey.shrink.Shrinker;

/** Makes a sequence that fails as small as it can be while it fails in the same way. */
final class Reduction {

    private static final int TIMES = 3;

    private final Trial trial;
    private final Map<String, Found> others = new LinkedHashMap<>();

    Reduction(Trial trial) {
        this.trial = trial;
    }

    /** Runs operations in a session of their own. */
    @FunctionalInterface
    interface Trial {

        /** How they fail, if they do; what comes behind the failure is not run. */
        Optional<Failure> run(List<Operation> operations);
    }

    /** Operations, and how they fail. */
    record Found(List<Operation> operations, Failure failure) {}

    /**
     * What became of a search.
     *
     * @param smallest the operations that are left
     * @param failure how they fail
     * @param runs how many sessions it took
     * @param failed how many of three more runs failed in the same way
     * @param others other failures that were met on the way, one of each kind
     */
    record Result(List<Operation> smallest, Failure failure, int runs, int failed, List<Found> others) {

        /** Whether the smallest failed each time that it was tried. */
        boolean always() {
            return failed == TIMES;
        }

        /** In words, for the record. */
        String words(int before) {
            String size = before + " -> " + smallest.size() + " operations in " + runs + " runs; fails " + failed + " of " + TIMES;
            return smallest.isEmpty() && failed > 0 ? size + "; it needs no operation: the start itself fails" : size;
        }
    }

    /**
     * Searches for the smallest.
     *
     * @return nothing if the operations do not fail so when they are run again
     */
    Optional<Result> of(List<Operation> operations, Failure failure, Budget budget) {
        String wanted = failure.signature();
        if (!same(operations, wanted)) {
            return Optional.empty();
        }
        List<Operation> smallest =
                Shrinker.shrink(operations, new Simpler(), candidate -> same(candidate, wanted), budget);
        Failure last = failure;
        int failed = 0;
        for (int times = 0; times < TIMES; times++) {
            Optional<Failure> again = trial.run(smallest);
            if (again.filter(each -> each.signature().equals(wanted)).isPresent()) {
                failed++;
                last = again.get();
            }
        }
        return Optional.of(new Result(smallest, last, budget.used() + 1 + TIMES, failed, List.copyOf(others.values())));
    }

    /** Whether they fail in the way that is wanted; another failure is kept for a record of its own. */
    private boolean same(List<Operation> candidate, String wanted) {
        Optional<Failure> failure = trial.run(candidate);
        failure.filter(each -> !each.signature().equals(wanted))
                .ifPresent(each -> others.putIfAbsent(each.signature(), new Found(candidate, each)));
        return failure.filter(each -> each.signature().equals(wanted)).isPresent();
    }
}
