package assay.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.report.Why;

/** Plays with sessions at random, writes down how they fail, and shrinks that. */
public final class Monkey {

    private final Server server;
    private final Plan plan;
    private final Ledger ledger;
    private final LastRun lastRun;
    private volatile boolean stopped;

    /** @param tell takes progress and findings, a line at a time */
    public Monkey(Server server, Plan plan, Consumer<String> tell) {
        this.server = server;
        this.plan = plan;
        this.ledger = new Ledger(plan, tell);
        this.lastRun = new LastRun(plan.out());
    }

    /** What it has come to so far; any thread may ask. */
    public Findings findings() {
        return ledger.findings();
    }

    /**
     * Runs all seeds.
     *
     * @throws IOException if the program cannot be started, or nothing can be written down
     */
    public Findings hunt() throws IOException {
        lastRun.begin();
        ExecutorService jobs = Executors.newFixedThreadPool(plan.jobs());
        try {
            List<CompletableFuture<Void>> all =
                    plan.seeds().stream().map(seed -> CompletableFuture.runAsync(() -> hunt(seed), jobs)).toList();
            CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
            return findings();
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
        try {
            new Hunt(seed, plan, server, ledger, lastRun, this::enough).run();
        } catch (IOException refused) {
            stopped = true;
            throw new UncheckedIOException(refused);
        } catch (RuntimeException | Error broken) {
            stopped = true;
            throw broken;
        }
    }

    private boolean enough() {
        return stopped || plan.first() && !findings().failures().isEmpty();
    }

    /**
     * Runs a file's operations again, and stops at the first failure.
     *
     * @param verbose takes each operation with its requests and what they logged, if somebody wants to see that
     */
    public Findings replay(Path file, Optional<Consumer<String>> verbose) throws IOException {
        replay(file, Script.read(file), verbose);
        return findings();
    }

    private void replay(Path file, Script script, Optional<Consumer<String>> verbose) throws IOException {
        try (Sessions sessions = new Sessions(server)) {
            Optional<Failed> failed = replay(file, script, sessions, verbose);
            failed.ifPresent(each -> ledger.recorded(each.found().failure(), file, ""));
        }
    }

    /** Operations that failed, and whether the log was followed meanwhile. */
    private record Failed(boolean follows, Reduction.Found found) {}

    private Optional<Failed> replay(Path file, Script script, Sessions sessions, Optional<Consumer<String>> verbose)
            throws IOException {
        for (int number = 0; number < script.sessions().size(); number++) {
            Script.Part part = script.sessions().get(number);
            Play.Outcome outcome = Play.with(
                    sessions.next(), part.follows(), part.operations().iterator(), part.operations().size(), verbose);
            ledger.took(outcome.done().size(), outcome.quit());
            if (outcome.failure().isPresent()) {
                ledger.first(outcome.failure().get(), file.getFileName() + " session " + number + place(outcome.done()));
                return Optional.of(new Failed(part.follows(), new Reduction.Found(outcome.done(), outcome.failure().get())));
            }
        }
        return Optional.empty();
    }

    private static String place(List<Operation> done) {
        return done.isEmpty() ? ", before any operation"
                : " operation " + done.size() + " (" + Notation.print(done.get(done.size() - 1)) + ")";
    }

    /**
     * Runs again what the last run wrote down, and nothing else; a record that cannot be read is told of and left out.
     *
     * @throws java.nio.file.NoSuchFileException if there was no run
     */
    public Findings again() throws IOException {
        for (Path record : lastRun.records()) {
            Optional<Script> script = script(record);
            if (script.isPresent()) {
                replay(record, script.get(), Optional.empty());
            }
        }
        return findings();
    }

    private Optional<Script> script(Path record) {
        try {
            return Optional.of(Script.read(record));
        } catch (IOException | IllegalArgumentException unread) {
            ledger.unread(Why.of(unread));
            return Optional.empty();
        }
    }

    /** Shrinks what a file holds: the first of its sessions that fails. */
    public Findings shrink(Path file) throws IOException {
        Script script = Script.read(file);
        try (Sessions sessions = new Sessions(server)) {
            Optional<Failed> failed = replay(file, script, sessions, Optional.empty());
            if (failed.isPresent()) {
                new Casebook(plan, server, ledger, lastRun, sessions, failed.get().follows())
                        .shrink(file, failed.get().found(), script.about());
            }
        }
        return findings();
    }
}
