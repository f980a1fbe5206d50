package assay.monkey.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import assay.monkey.Findings;
import assay.monkey.Monkey;
import assay.monkey.Plan;
import assay.monkey.Server;
import assay.monkey.input.Mixes;
import assay.subject.Workroom;

/** Lets a monkey play with a broken server until it finds the fault, and shrinks how. */
public final class Proof {

    private static final int STEPS = 20_000;
    private static final int RUNS = 300;
    private static final Duration SHRINKING = Duration.ofSeconds(120);

    private Proof() {}

    /** What the monkey comes to with one fault. */
    public static Findings of(Path root, Fault fault, long seed, Path out, Consumer<String> tell) throws IOException {
        try (Workroom room = Workroom.open()) {
            Plan plan = new Plan(List.of(seed), STEPS, Mixes.all(), 1, RUNS, SHRINKING, out, true, 0);
            return new Monkey(Server.of(BrokenServer.build(root, fault, room.folder()), Map.of("PARDES_NOTIME", "1")), plan, tell).hunt();
        }
    }
}
