package assay.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.channel.Deadline;
import assay.monkey.operation.Operation;
import assay.monkey.shrink.Budget;

/** Writes failures of sessions down, as they are and as small as they can be made. */
final class Casebook {

    private static final int SHOWN = 6_000;
    private static final String NOTHING_BEFORE = "no operation came before it";

    private final Plan plan;
    private final Server server;
    private final Ledger ledger;
    private final LastRun lastRun;
    private final Sessions sessions;
    private final boolean follows;

    /**
     * @param sessions to run smaller sequences in
     * @param follows whether the log of the sessions that failed is followed
     */
    Casebook(Plan plan, Server server, Ledger ledger, LastRun lastRun, Sessions sessions, boolean follows) {
        this.plan = plan;
        this.server = server;
        this.ledger = ledger;
        this.lastRun = lastRun;
        this.sessions = sessions;
        this.follows = follows;
    }

    /**
     * Writes a failure down, and shrinks it if the plan says so; what else is met then is a finding of its own. Shrinking takes
     * long and may be cut: the record as it is stands, is listed and is told of before that begins.
     */
    void record(Reduction.Found found, Map<String, String> about) throws IOException {
        Path file = plan.out().resolve("bugs").resolve(name(found.failure(), about));
        script(found, about).write(file);
        lastRun.add(file);
        if (plan.budget() == 0 || found.operations().isEmpty()) {
            ledger.recorded(found.failure(), file, found.operations().isEmpty() ? NOTHING_BEFORE : "");
            return;
        }
        ledger.recorded(found.failure(), file, "not shrunk yet");
        shrink(found, about, new Shrunk(file).plain(), file);
    }

    /** Shrinks a failure that a file of operations holds, and leaves the file as it is. */
    void shrink(Path file, Reduction.Found found, Map<String, String> about) throws IOException {
        if (plan.budget() == 0 || found.operations().isEmpty()) {
            ledger.recorded(found.failure(), file,
                    found.operations().isEmpty() ? NOTHING_BEFORE : "not shrunk: no session may be taken for it");
            return;
        }
        shrink(found, about, new Shrunk(file).untaken(), file);
    }

    private void shrink(Reduction.Found found, Map<String, String> about, Path smallest, Path full) throws IOException {
        Deadline end = Deadline.within("shrinking", plan.shrinking());
        Optional<Reduction.Result> result =
                new Reduction(this::run).of(found.operations(), found.failure(), new Budget(plan.budget(), end::passed));
        if (result.isEmpty()) {
            ledger.recorded(found.failure(), full, "did not fail so when it was run again");
            return;
        }
        shrunk(result.get(), found, about, smallest, full);
        for (Reduction.Found other : result.get().others()) {
            if (ledger.first(other.failure(), "shrinking " + full.getFileName())) {
                record(other, about);
            }
        }
    }

    /** What is small and fails only now and then does not stand for the whole, which may fail more often. */
    private void shrunk(Reduction.Result result, Reduction.Found found, Map<String, String> about, Path smallest, Path full)
            throws IOException {
        String words = result.words(found.operations().size());
        Map<String, String> more = new LinkedHashMap<>(about);
        more.put("shrunk", words);
        script(new Reduction.Found(result.smallest(), result.failure()), more).write(smallest);
        if (result.always()) {
            lastRun.replace(full, smallest);
        } else {
            lastRun.add(full);
            lastRun.add(smallest);
        }
        ledger.recorded(result.failure(), smallest, words);
    }

    /** Runs operations in a session of their own; how it fails, if it does. */
    private Optional<Failure> run(List<Operation> operations) {
        try {
            return Play.with(sessions.next(), follows, operations.iterator(), operations.size(), Optional.empty()).failure();
        } catch (NoSession none) {
            return Optional.of(Failure.ofStart(none));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private static String name(Failure failure, Map<String, String> about) {
        String digest = String.format("%08x", failure.signature().hashCode());
        return failure.kind() + "-" + digest + "-seed" + about.getOrDefault("seed", "0") + "-session"
                + about.getOrDefault("session", "0") + "-step" + about.getOrDefault("step", "0") + ".ops";
    }

    private Script script(Reduction.Found found, Map<String, String> about) {
        Map<String, String> all = new LinkedHashMap<>(about);
        all.put("subject", server.words());
        all.put("invariant", found.failure().kind());
        all.put("rule", found.failure().rule());
        all.put("why", found.failure().why());
        all.put("seen", shortened(found.failure().detail()));
        return new Script(all, List.of(new Script.Part(follows, found.operations())));
    }

    private static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN / 2) + " ... " + text.substring(text.length() - SHOWN / 3);
    }
}
