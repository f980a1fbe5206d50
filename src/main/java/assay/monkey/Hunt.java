package assay.monkey;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import assay.monkey.input.Chance;

/** The steps of one seed, in session after session. */
final class Hunt {

    /** The most operations of one session: then the next one begins, so that records stay short. */
    private static final int OF_A_SESSION = 400;
    private static final int FOLLOWING = -1;
    private static final int FOLLOWED = 75;
    private static final int STARTS = 3;

    private final long seed;
    private final Plan plan;
    private final Server server;
    private final Ledger ledger;
    private final LastRun lastRun;
    private final BooleanSupplier over;
    private int steps;

    /** @param over asked before each session whether all have had enough */
    Hunt(long seed, Plan plan, Server server, Ledger ledger, LastRun lastRun, BooleanSupplier over) {
        this.seed = seed;
        this.plan = plan;
        this.server = server;
        this.ledger = ledger;
        this.lastRun = lastRun;
        this.over = over;
    }

    void run() throws IOException {
        Path file = plan.out().resolve("runs").resolve("seed-" + seed + ".ops");
        Map<String, String> about = new LinkedHashMap<>(Map.of("seed", Long.toString(seed)));
        about.put("subject", server.words());
        try (Sessions sessions = new Sessions(server); RunLog log = RunLog.create(file, about)) {
            run(sessions, log);
        }
    }

    private void run(Sessions sessions, RunLog log) throws IOException {
        int notStarted = 0;
        for (int number = 0; steps < plan.steps() && notStarted < STARTS && !over.getAsBoolean(); number++) {
            boolean follows = new Chance(seed).split(number).split(FOLLOWING).percent(FOLLOWED);
            Play.Outcome outcome = play(sessions, log, follows, number);
            steps += outcome.done().size();
            // Where not even the first session began, none will.
            notStarted = !outcome.done().isEmpty() ? 0 : steps == 0 ? STARTS : notStarted + 1;
            ledger.took(outcome.done().size(), outcome.quit());
            if (outcome.failure().isPresent()) {
                failed(outcome, follows, sessions, number);
            }
        }
    }

    private Play.Outcome play(Sessions sessions, RunLog log, boolean follows, int number) throws IOException {
        try {
            LiveSession session = sessions.next();
            return Play.with(session, follows, log.session(follows, plan.mix().session(seed, number)),
                    Math.min(OF_A_SESSION, plan.steps() - steps), Optional.empty());
        } catch (NoSession none) {
            return new Play.Outcome(List.of(), Optional.of(Failure.ofStart(none)), false);
        }
    }

    private void failed(Play.Outcome outcome, boolean follows, Sessions sessions, int number) throws IOException {
        Failure failure = outcome.failure().orElseThrow();
        int last = outcome.done().size() - 1;
        if (ledger.first(failure, "seed " + seed + " session " + number + " step " + last)) {
            Map<String, String> about = new LinkedHashMap<>();
            about.put("seed", Long.toString(seed));
            about.put("session", Integer.toString(number));
            about.put("step", Integer.toString(last));
            new Casebook(plan, server, ledger, lastRun, sessions, follows)
                    .record(new Reduction.Found(outcome.done(), failure), about);
        }
    }
}
