package assay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;

import org.openjdk.jmh.runner.RunnerException;

import tools.jackson.databind.ObjectMapper;

import assay.subject.Provenance;
import assay.subject.Resolution;
import assay.subject.Subjects;

/**
 * Measures what speaking to a worker, a kernel and a session costs, beside the least that it could cost, what a terminal
 * daemon costs, beside another, and what else takes time; writes {@code reports/bench.json}.
 *
 * <p>A machine that is busy, or slow, makes poor figures and fails nothing.
 */
public final class Bench {

    private static final String HEAP = "-Xmx2g";
    private static final String FIRST_COMPILER = "-XX:TieredStopAtLevel=1";
    private static final String BOTH_COMPILERS = HEAP + ", both compilers, G1";
    private static final String AS_FEATURES_RUN = HEAP + " " + FIRST_COMPILER + ", G1";

    private static final String ALL = "all";

    /** Figures of one system. */
    private interface Measured {
        void measure() throws RunnerException;
    }

    private final Path root;
    private final Provenance program;
    private final Provenance interpreter;
    private final Provenance server;
    private final Provenance daemon;
    private final String worker;
    private final String kernel;
    private final String session;
    private final Map<String, Object> figures = new LinkedHashMap<>();

    private Bench(Path root, Subjects subjects) {
        this.root = root;
        this.program = ready(subjects.resolve("monty"));
        this.interpreter = ready(subjects.resolve("rlm"));
        this.server = ready(subjects.resolve("pardes"));
        this.daemon = ready(subjects.resolve("mux"));
        this.worker = MeasuredProgram.WORKER.naming(program, Map.of());
        this.kernel = MeasuredProgram.KERNEL.naming(interpreter, subjects.environment("rlm"));
        this.session = MeasuredProgram.SESSION.naming(server, subjects.environment("pardes"));
    }

    private static Provenance ready(Resolution found) {
        if (found instanceof Resolution.Ready ready) {
            return ready.provenance();
        }
        throw new IllegalStateException("there is nothing to measure: " + found);
    }

    /** @param arguments the root of the project, the versions of the libraries that matter, and of which system the figures are */
    public static void main(String[] arguments) throws IOException, RunnerException {
        // JMH allows one run on a machine at a time; others have the machine too, and the load tells of them.
        System.setProperty("jmh.ignoreLock", "true");
        Path root = Path.of(arguments[0]);
        Subjects subjects = new Subjects(System::getProperty, System.getProperties().stringPropertyNames());
        new Bench(root, subjects).run(arguments[1], arguments[2]);
    }

    private void run(String libraries, String system) throws IOException, RunnerException {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("date", OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString());
        report.put("revision", Machine.revision(root));
        report.put("machine", Machine.described(root));
        report.put("versions", libraries + ", monty " + program.version() + ", Python " + interpreter.version()
                + ", " + daemon.version());
        report.put("loadAtStart", Machine.load());
        report.put("system", system);
        measure(system);
        report.put("loadAtEnd", Machine.load());
        report.put("figures", figures);
        Path file = root.resolve("reports/bench.json");
        Files.write(file, new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(report));
        System.out.println("written: " + file);
    }

    private void measure(String system) throws RunnerException {
        Map<String, Measured> all = all();
        if (!system.equals(ALL) && !all.containsKey(system)) {
            throw new IllegalArgumentException("there are no figures of " + system + ", only of " + all.keySet());
        }
        for (Map.Entry<String, Measured> each : all.entrySet()) {
            if (system.equals(ALL) || system.equals(each.getKey())) {
                each.getValue().measure();
            }
        }
    }

    private Map<String, Measured> all() {
        Map<String, Measured> all = new LinkedHashMap<>();
        all.put("monty", this::measureWorker);
        all.put("bans", () -> say("sources", new SourceReading(root).figure()));
        all.put("rlm", () -> {
            new KernelFigures(kernel, HEAP).measure(this::say);
            say("kernelWholeRun", new WholeRun(root, "rlm", null, 3).figure());
        });
        all.put("pardes", () -> {
            new SessionFigures(session, HEAP).measure(this::say);
            say("monkey", new MonkeyPace(server, root).figure());
            say("sessionWholeRun", new WholeRun(root, "pardes", 60, 3).figure());
        });
        all.put("mux", () -> new MuxFigures(root, daemon.command().get(0), interpreter.command().get(0)).measure(this::say));
        return all;
    }

    private void measureWorker() throws RunnerException {
        say("feed", new Figure("a warm feed of 1+1", BOTH_COMPILERS, 2.0, "worker", "bareLoop",
                new Trials(FeedBenchmark.class, worker, 8, "µs").sampling(1, 1).run(HEAP)).described());
        say("spawn", new Figure("from nothing to configured", AS_FEATURES_RUN, 2.0, "subject", "processBuilder",
                new Trials(SpawnBenchmark.class, worker, 4, "ms").sampling(5, 2).run(HEAP, FIRST_COMPILER)).described());
        say("argument", new Figure("64 MiB out and back", BOTH_COMPILERS, 2.0, "worker", "bareLoop",
                new Trials(ArgumentBenchmark.class, worker, 5, "ms").counting(3, 6).run(HEAP)).described());
        say("heap", new Heap(worker, root).figure());
        say("wholeRun", new WholeRun(root, "monty", 60, 3).figure());
    }

    private void say(String name, Map<String, Object> figure) {
        figures.put(name, figure);
        System.out.println(name + " " + new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(figure));
    }
}
