package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.monkey.Findings;
import assay.monkey.Monkey;
import assay.monkey.Plan;
import assay.monkey.Server;
import assay.monkey.input.Mixes;
import assay.ninep.Incoming;
import assay.ninep.ReplyCodec;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;
import assay.os.OsException;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;
import assay.subject.SocketChannel;

/** How many steps a monkey takes in a second, all checks and sessions included, beside bare questions asked one by one. */
final class MonkeyPace {

    private static final int ROUNDS = 3;
    private static final int STEPS = 2_000;
    private static final int QUESTIONS = 20_000;
    private static final Duration STARTS = Duration.ofSeconds(15);

    private final Provenance program;
    private final Path out;

    MonkeyPace(Provenance program, Path root) {
        this.program = program;
        this.out = root.resolve("target/bench-monkey");
    }

    Map<String, Object> figure() {
        List<Double> steps = new ArrayList<>();
        List<Double> questions = new ArrayList<>();
        try {
            for (long seed = 1; seed <= ROUNDS; seed++) {
                questions.add(questionsPerSecond());
                steps.add(stepsPerSecond(seed));
            }
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        Sample ours = Sample.of("1/s", steps.stream().mapToDouble(Double::doubleValue));
        Sample bare = Sample.of("1/s", questions.stream().mapToDouble(Double::doubleValue));
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "steps of a monkey, with the document's kinds and weights; against stats of the root, one after another");
        figure.put("steps", ours.described());
        figure.put("stats", bare.described());
        figure.put("statsInTheTimeOfAStep", Sample.rounded(bare.median() / ours.median()));
        return figure;
    }

    private double stepsPerSecond(long seed) throws IOException {
        Plan plan = new Plan(List.of(seed), STEPS, Mixes.document(), 1, 0, Duration.ZERO, out, false, 0);
        Findings findings = new Monkey(Server.of(program, Map.of("PARDES_NOTIME", "1")), plan, any -> {}).hunt();
        return findings.rate();
    }

    @SuppressWarnings("try") // who runs is spoken to by its socket
    private double questionsPerSecond() throws IOException {
        try (Box box = Box.open(); Running<Output, Output> running = box.start(launch(), List.of(), new Output.AsItComes())) {
            Path socket = box.scratch().folder("XDG_RUNTIME_DIR").resolve("pardes-9p-bench.sock");
            List<Session> reached = new ArrayList<>();
            Deadline.within("socket", STARTS).await(() -> reach(socket, reached), "nobody listens at " + socket);
            try (Session session = reached.get(0)) {
                session.attach();
                return questionsPerSecond(session);
            }
        }
    }

    private Provenance launch() {
        List<String> command = new ArrayList<>(program.command());
        command.add("--detach=bench");
        return new Provenance(program.system(), command, program.version(), program.sha256(), program.whose());
    }

    private static boolean reach(Path socket, List<Session> reached) {
        try {
            return reached.add(new Session(SocketChannel.dial(socket, new ReplyCodec(), new Incoming.HungUp(), () -> {})));
        } catch (OsException notYet) {
            return false;
        }
    }

    private static double questionsPerSecond(Session session) {
        long began = 0;
        for (int asked = -QUESTIONS; asked < QUESTIONS; asked++) {
            began = asked == 0 ? System.nanoTime() : began;
            session.call(Rmessage.Rstat.class, tag -> new Tmessage.Tstat(tag, Session.ROOT));
        }
        return QUESTIONS / ((System.nanoTime() - began) / 1e9);
    }
}
