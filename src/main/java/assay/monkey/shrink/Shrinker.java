package assay.monkey.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Searches for a simpler sequence that still fails.
 *
 * <p>Simpler is: fewer parts; of as many, those whose {@link Form#size} together is less. Only what is simpler is ever
 * tried, nothing is tried twice, and the search ends when no pass finds anything or the budget is spent. The passes, in
 * order: ends of the sequence; chunks left out, ever smaller ones (Zeller's delta debugging); single parts left out; single
 * parts put more simply.
 *
 * @param <T> a part; equal parts behave alike
 */
public final class Shrinker<T> {

    private final Form<T> form;
    private final Predicate<List<T>> fails;
    private final Budget budget;
    private final Set<List<T>> tried = new HashSet<>();
    private List<T> smallest;

    private Shrinker(List<T> start, Form<T> form, Predicate<List<T>> fails, Budget budget) {
        this.smallest = List.copyOf(start);
        this.form = form;
        this.fails = fails;
        this.budget = budget;
        tried.add(smallest);
    }

    /** What is smaller of parts. */
    public interface Form<T> {

        /** How much of a part there is. */
        int size(T part);

        /** Simpler forms of a part, the simplest first. */
        List<T> simpler(T part);
    }

    /**
     * The simplest sequence that was found.
     *
     * @param start a sequence that fails; it is not tried again
     * @param fails whether a sequence fails in the same way
     */
    public static <T> List<T> shrink(List<T> start, Form<T> form, Predicate<List<T>> fails, Budget budget) {
        Shrinker<T> shrinker = new Shrinker<>(start, form, fails, budget);
        shrinker.tryEnds();
        List<T> before;
        do {
            before = shrinker.smallest;
            shrinker.leaveOutChunks();
            shrinker.simplifyParts();
        } while (!before.equals(shrinker.smallest));
        return shrinker.smallest;
    }

    /** The only door: takes a candidate over if it is simpler, new and fails. */
    private boolean consider(List<T> candidate) {
        if (!simpler(candidate) || !tried.add(candidate) || !budget.take() || !fails.test(candidate)) {
            return false;
        }
        smallest = candidate;
        return true;
    }

    private boolean simpler(List<T> candidate) {
        return candidate.size() < smallest.size()
                || candidate.size() == smallest.size() && size(candidate) < size(smallest);
    }

    private long size(List<T> parts) {
        return parts.stream().mapToLong(form::size).sum();
    }

    /** Most failures come of the last parts: none, one, two, four of them are cheap to try. */
    private void tryEnds() {
        for (int kept = 0; kept < smallest.size(); kept = Math.max(1, 2 * kept)) {
            if (consider(List.copyOf(smallest.subList(smallest.size() - kept, smallest.size())))) {
                return;
            }
        }
    }

    private void leaveOutChunks() {
        for (int chunk = Math.max(1, smallest.size() / 2); chunk > 0; chunk /= 2) {
            leaveOut(chunk);
        }
    }

    /** From the end to the start, so that a part goes before what it needs does; a success starts nothing over. */
    private void leaveOut(int chunk) {
        for (int end = smallest.size(); end > 0; ) {
            int from = Math.max(0, end - chunk);
            consider(without(from, end));
            end = Math.min(from, smallest.size());
        }
    }

    private List<T> without(int from, int to) {
        List<T> rest = new ArrayList<>(smallest.subList(0, from));
        rest.addAll(smallest.subList(to, smallest.size()));
        return List.copyOf(rest);
    }

    private void simplifyParts() {
        for (int place = 0; place < smallest.size(); place++) {
            while (simplify(place)) {
                // What has become simpler may have forms that are simpler yet.
            }
        }
    }

    private boolean simplify(int place) {
        for (T another : form.simpler(smallest.get(place))) {
            if (consider(with(place, another))) {
                return true;
            }
        }
        return false;
    }

    private List<T> with(int place, T part) {
        List<T> changed = new ArrayList<>(smallest);
        changed.set(place, part);
        return List.copyOf(changed);
    }
}
