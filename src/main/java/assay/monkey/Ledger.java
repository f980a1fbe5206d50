package assay.monkey;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Counts what all seeds come to, and tells how far they are. */
final class Ledger {

    private final long began = System.nanoTime();
    private final long planned;
    private final int every;
    private final Consumer<String> tell;
    private final Map<String, Findings.Finding> failures = new LinkedHashMap<>();
    private final List<String> unread = new ArrayList<>();
    private long steps;
    private long quits;

    Ledger(Plan plan, Consumer<String> tell) {
        this.planned = (long) plan.steps() * plan.seeds().size();
        this.every = plan.progress();
        this.tell = tell;
    }

    private double seconds() {
        return (System.nanoTime() - began) / 1e9;
    }

    synchronized void took(int more, boolean quit) {
        boolean due = every > 0 && (steps + more) / every > steps / every;
        steps += more;
        quits += quit ? 1 : 0;
        if (due) {
            double rate = steps / seconds();
            tell.accept(String.format(Locale.ROOT, "%d of %d steps, %.0f a second, %d distinct failures, about %.0f s left",
                    steps, planned, rate, failures.size(), (planned - steps) / rate));
        }
    }

    /** Whether a failure is the first of its kind; then it is the caller's to look into. */
    synchronized boolean first(Failure failure, String where) {
        Findings.Finding before = failures.get(failure.signature());
        int times = before == null ? 1 : before.times() + 1;
        failures.put(failure.signature(), before == null
                ? new Findings.Finding(failure.signature(), failure.why(), failure.detail(), where, times, null, "")
                : with(before, times));
        if (before == null) {
            tell.accept(where + " failed: " + failure + (failure.kind().equals(Failure.START) ? ": " + failure.detail() : ""));
        }
        return before == null;
    }

    private static Findings.Finding with(Findings.Finding before, int times) {
        return new Findings.Finding(before.signature(), before.why(), before.detail(), before.where(), times, before.record(),
                before.shrunk());
    }

    synchronized void recorded(Failure failure, Path record, String shrunk) {
        Findings.Finding found = failures.get(failure.signature());
        failures.put(failure.signature(), new Findings.Finding(
                found.signature(), failure.why(), failure.detail(), found.where(), found.times(), record, shrunk));
        tell.accept("  " + record + (shrunk.isEmpty() ? "" : ": " + shrunk));
    }

    /** A record that was to be run again cannot be. */
    synchronized void unread(String why) {
        unread.add(why);
        tell.accept("  not run again: " + why);
    }

    synchronized Findings findings() {
        return new Findings(steps, quits, seconds(), List.copyOf(failures.values()), List.copyOf(unread));
    }
}
