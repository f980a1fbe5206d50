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
 * Measures what speaking to a worker, a kernel and a session costs, beside the least that it could cost, and what else
 * takes time; writes {@code reports/bench.json}.
 *
 * <p>A machine that is busy, or slow, makes poor figures and fails nothing.
 */
public final class Bench {

    private static final String HEAP = "-Xmx2g";
    private static final String FIRST_COMPILER = "-XX:TieredStopAtLevel=1";
    private static final String BOTH_COMPILERS = HEAP + ", both compilers, G1";
    private static final String AS_FEATURES_RUN = HEAP + " " + FIRST_COMPILER + ", G1";

    private final Path root;
    private final Provenance program;
    private final Provenance interpreter;
    private final Provenance server;
    private final String worker;
    private final String kernel;
    private final String session;
    private final Map<String, Object> figures = new LinkedHashMap<>();

    private Bench(Path root, Subjects subjects) {
        this.root = root;
        this.program = ready(subjects.resolve("monty"));
        this.interpreter = ready(subjects.resolve("rlm"));
        this.server = ready(subjects.resolve("pardes"));
        this.worker = WorkerProgram.naming(program);
        this.kernel = KernelProgram.naming(interpreter, subjects.environment("rlm"));
        this.session = SessionProgram.naming(server, subjects.environment("pardes"));
    }

    private static Provenance ready(Resolution found) {
        if (found instanceof Resolution.Ready ready) {
            return ready.provenance();
        }
        throw new IllegalStateException("there is nothing to measure: " + found);
    }

    /** @param arguments the root of the project, and the versions of the libraries that matter */
    public static void main(String[] arguments) throws IOException, RunnerException {
        // JMH allows one run on a machine at a time; others have the machine too, and the load tells of them.
        System.setProperty("jmh.ignoreLock", "true");
        Path root = Path.of(arguments[0]);
        Subjects subjects = new Subjects(System::getProperty, System.getProperties().stringPropertyNames());
        new Bench(root, subjects).run(arguments[1]);
    }

    private void run(String libraries) throws IOException, RunnerException {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("date", OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString());
        report.put("revision", Machine.revision(root));
        report.put("machine", Machine.described(root));
        report.put("versions", libraries + ", monty " + program.version() + ", Python " + interpreter.version());
        report.put("loadAtStart", Machine.load());
        measure();
        report.put("loadAtEnd", Machine.load());
        report.put("figures", figures);
        Path file = root.resolve("reports/bench.json");
        Files.write(file, new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(report));
        System.out.println("written: " + file);
    }

    private void measure() throws RunnerException {
        say("feed", new Figure("a warm feed of 1+1", BOTH_COMPILERS, 2.0, "worker", "bareLoop",
                new Trials(FeedBenchmark.class, worker, 8, "µs").sampling(1, 1).run(HEAP)).described());
        say("spawn", new Figure("from nothing to configured", AS_FEATURES_RUN, 2.0, "subject", "processBuilder",
                new Trials(SpawnBenchmark.class, worker, 4, "ms").sampling(5, 2).run(HEAP, FIRST_COMPILER)).described());
        say("argument", new Figure("64 MiB out and back", BOTH_COMPILERS, 2.0, "worker", "bareLoop",
                new Trials(ArgumentBenchmark.class, worker, 5, "ms").counting(3, 6).run(HEAP)).described());
        say("heap", new Heap(worker, root).figure());
        say("sources", new SourceReading(root).figure());
        new KernelFigures(kernel, HEAP).measure(this::say);
        new SessionFigures(session, HEAP).measure(this::say);
        say("monkey", new MonkeyPace(server, root).figure());
        say("wholeRun", new WholeRun(root, "monty", 60).figure());
        say("kernelWholeRun", new WholeRun(root, "rlm", null).figure());
        say("sessionWholeRun", new WholeRun(root, "pardes", 60).figure());
    }

    private void say(String name, Map<String, Object> figure) {
        figures.put(name, figure);
        System.out.println(name + " " + new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(figure));
    }
}
