package assay.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.monkey.input.Chance;
import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.monkey.shrink.Budget;
import assay.subject.Provenance;

/** Plays with sessions at random, writes down how they fail, and shrinks that. */
public final class Monkey {

    /** The most operations of one session: then the next one begins, so that records stay short. */
    private static final int OF_A_SESSION = 400;
    private static final int FOLLOWING = -1;
    private static final int FOLLOWED = 75;
    private static final int STARTS = 3;

    private final Provenance program;
    private final Map<String, String> environment;
    private final Plan plan;
    private final Consumer<String> tell;
    private final Ledger ledger;

    /**
     * @param environment variables of the program, beside those that every subject has
     * @param tell takes progress and findings, a line at a time
     */
    public Monkey(Provenance program, Map<String, String> environment, Plan plan, Consumer<String> tell) {
        this.program = program;
        this.environment = Map.copyOf(environment);
        this.plan = plan;
        this.tell = tell;
        this.ledger = new Ledger(plan, tell);
    }

    /**
     * Runs all seeds.
     *
     * @throws IOException if the program cannot be started, or nothing can be written down
     */
    public Findings hunt() throws IOException {
        ExecutorService jobs = Executors.newFixedThreadPool(plan.jobs());
        try {
            List<CompletableFuture<Void>> all = plan.seeds().stream()
                    .map(seed -> CompletableFuture.runAsync(() -> hunt(seed), jobs)).toList();
            all.forEach(CompletableFuture::join);
            return ledger.findings();
        } catch (CompletionException thrown) {
            if (thrown.getCause() instanceof UncheckedIOException io) {
                throw io.getCause();
            }
            throw thrown;
        } finally {
            jobs.shutdown();
        }
    }

    private void hunt(long seed) {
        Path file = plan.out().resolve("runs").resolve("seed-" + seed + ".ops");
        try (Sessions sessions = new Sessions(program, environment)) {
            Files.createDirectories(file.getParent());
            try (Writer log = Files.newBufferedWriter(file)) {
                log.write(Script.head(subject(new LinkedHashMap<>(Map.of("seed", Long.toString(seed))))));
                hunt(seed, sessions, log);
            }
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private void hunt(long seed, Sessions sessions, Writer log) throws IOException {
        int steps = 0;
        int notStarted = 0;
        for (int number = 0; steps < plan.steps() && notStarted < STARTS && !enough(); number++) {
            boolean follows = new Chance(seed).split(number).split(FOLLOWING).percent(FOLLOWED);
            int most = Math.min(OF_A_SESSION, plan.steps() - steps);
            Play.Outcome outcome = play(sessions, follows, number, seed, most);
            log.write(Script.start(follows));
            for (Operation each : outcome.done()) {
                log.write(Notation.print(each) + "\n");
            }
            log.flush();
            steps += outcome.done().size();
            notStarted = !outcome.done().isEmpty() ? 0 : steps == 0 ? STARTS : notStarted + 1;
            ledger.took(outcome.done().size(), outcome.quit());
            if (outcome.failure().isPresent()) {
                failed(outcome, follows, sessions, seed, number);
            }
        }
    }

    private boolean enough() {
        return plan.first() && !ledger.findings().failures().isEmpty();
    }

    private Play.Outcome play(Sessions sessions, boolean follows, int number, long seed, int most) throws IOException {
        try {
            return Play.with(sessions.next(), follows, plan.mix().session(seed, number), most, any -> {});
        } catch (Hang | Dropped refused) {
            return new Play.Outcome(List.of(), Optional.of(new Failure(Failure.START, "no session answers", refused.getMessage())), false);
        }
    }

    private void failed(Play.Outcome outcome, boolean follows, Sessions sessions, long seed, int number) throws IOException {
        Failure failure = outcome.failure().orElseThrow();
        String where = "seed " + seed + " session " + number + " step " + (outcome.done().size() - 1);
        if (!ledger.first(failure, where)) {
            return;
        }
        Map<String, String> about = new LinkedHashMap<>();
        about.put("seed", Long.toString(seed));
        about.put("session", Integer.toString(number));
        about.put("step", Integer.toString(outcome.done().size() - 1));
        record(new Reduction.Found(outcome.done(), failure), about, follows, sessions, plan.budget());
    }

    /** Writes a failure down as it is, then as small as it can be made; what else was met is a finding of its own. */
    private void record(Reduction.Found found, Map<String, String> about, boolean follows, Sessions sessions, int budget)
            throws IOException {
        Path file = plan.out().resolve("bugs").resolve(name(found.failure(), about));
        script(about, found, follows).write(file);
        if (budget == 0 || found.operations().isEmpty()) {
            ledger.recorded(found.failure(), file, "");
            return;
        }
        Deadline end = Deadline.within("shrinking", plan.shrinking());
        Optional<Reduction.Result> result = new Reduction(operations -> run(operations, follows, sessions))
                .of(found.operations(), found.failure(), new Budget(budget, end::passed));
        if (result.isEmpty()) {
            ledger.recorded(found.failure(), file, "did not fail so when it was run again");
            return;
        }
        shrunk(result.get(), found, about, follows, file);
        for (Reduction.Found other : result.get().others()) {
            if (ledger.first(other.failure(), "shrinking " + file.getFileName())) {
                record(other, about, follows, sessions, budget);
            }
        }
    }

    private void shrunk(Reduction.Result result, Reduction.Found found, Map<String, String> about, boolean follows, Path file)
            throws IOException {
        String words = result.words(found.operations().size());
        Map<String, String> more = new LinkedHashMap<>(about);
        more.put("shrunk", words);
        Path smallest = file.resolveSibling(file.getFileName().toString().replaceFirst("\\.ops$", ".min.ops"));
        script(more, new Reduction.Found(result.smallest(), result.failure()), follows).write(smallest);
        ledger.recorded(result.failure(), smallest, words);
    }

    private static String name(Failure failure, Map<String, String> about) {
        String digest = String.format("%08x", failure.signature().hashCode());
        return failure.kind() + "-" + digest + "-seed" + about.getOrDefault("seed", "0") + "-session"
                + about.getOrDefault("session", "0") + "-step" + about.getOrDefault("step", "0") + ".ops";
    }

    private Script script(Map<String, String> about, Reduction.Found found, boolean follows) {
        Map<String, String> all = subject(new LinkedHashMap<>(about));
        all.put("invariant", found.failure().kind());
        all.put("rule", found.failure().rule());
        all.put("why", found.failure().why());
        all.put("seen", shortened(found.failure().detail()));
        return new Script(all, List.of(new Script.Part(follows, found.operations())));
    }

    private static String shortened(String text) {
        return text.length() <= 6_000 ? text : text.substring(0, 3_000) + " ... " + text.substring(text.length() - 2_000);
    }

    private Map<String, String> subject(Map<String, String> about) {
        about.put("subject", String.join(" ", program.command()) + " (" + program.version() + ", SHA-256 " + program.sha256()
                + ", " + program.whose().words() + ")");
        return about;
    }

    /** Runs operations in a session of their own; how it fails, if it does. */
    private Optional<Failure> run(List<Operation> operations, boolean follows, Sessions sessions) {
        try {
            return Play.with(sessions.next(), follows, operations.iterator(), operations.size(), any -> {}).failure();
        } catch (Hang | Dropped refused) {
            return Optional.of(new Failure(Failure.START, "no session answers", refused.getMessage()));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /**
     * Runs a file's operations again, and stops at the first failure.
     *
     * @param verbose takes each operation with its requests and what they logged, or nothing
     */
    public Findings replay(Path file, Consumer<String> verbose) throws IOException {
        try (Sessions sessions = new Sessions(program, environment)) {
            int number = 0;
            for (Script.Part part : Script.read(file).sessions()) {
                Play.Outcome outcome = Play.with(
                        sessions.next(), part.follows(), part.operations().iterator(), part.operations().size(), verbose);
                ledger.took(outcome.done().size(), outcome.quit());
                int last = outcome.done().size();
                if (outcome.failure().isPresent()) {
                    ledger.first(outcome.failure().get(), "session " + number + ", operation " + last
                            + (last == 0 ? "" : " (" + Notation.print(outcome.done().get(last - 1)) + ")"));
                    ledger.recorded(outcome.failure().get(), file, "");
                    break;
                }
                number++;
            }
        }
        return ledger.findings();
    }

    /** Shrinks what a record holds: the first of its sessions, which fails. */
    public Findings shrink(Path file) throws IOException {
        Script script = Script.read(file);
        try (Sessions sessions = new Sessions(program, environment)) {
            List<Script.Part> parts = new ArrayList<>(script.sessions());
            Play.Outcome outcome = Play.with(sessions.next(), parts.get(0).follows(), parts.get(0).operations().iterator(),
                    parts.get(0).operations().size(), any -> {});
            ledger.took(outcome.done().size(), outcome.quit());
            if (outcome.failure().isPresent()) {
                ledger.first(outcome.failure().get(), "operation " + outcome.done().size());
                record(new Reduction.Found(outcome.done(), outcome.failure().get()), script.about(), parts.get(0).follows(), sessions,
                        plan.budget());
            }
        }
        return ledger.findings();
    }
}
