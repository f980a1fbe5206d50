package assay.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

import org.openjdk.jmh.runner.RunnerException;

/** What a kernel costs: to start, to ask, to hear and to interrupt. */
final class KernelFigures {

    private static final double READY_AIM = 1.5;
    private static final double EXECUTE_AIM = 0.5;

    private final String kernel;
    private final String heap;

    /** @param kernel the option that names the kernel to the programs */
    KernelFigures(String kernel, String heap) {
        this.kernel = kernel;
        this.heap = heap;
    }

    void measure(BiConsumer<String, Map<String, Object>> say) throws RunnerException {
        say.accept("kernelReady", new Figure("from nothing to ready; Python from its start to its end", jvm(), READY_AIM,
                "bareSpawn", "python", trials(ReadyBenchmark.class, 4).sampling(3, 2).run(heap)).described());
        say.accept("kernelExecute", execute());
        say.accept("kernelPrint", print());
        say.accept("kernelInterrupt", interrupt());
    }

    private Map<String, Object> execute() throws RunnerException {
        Map<String, Object> figure = new Figure("a warm cell 1+1", jvm(), null, "kernel", "bareLoop",
                trials(ExecuteBenchmark.class, 8).sampling(1, 1).run(heap)).described();
        figure.put("medianAimedAtMost", EXECUTE_AIM);
        return figure;
    }

    private Map<String, Object> print() throws RunnerException {
        Map<String, Sample> samples = trials(PrintBenchmark.class, 3).counting(2, 5).run(heap);
        Map<String, Object> figure = new Figure(PrintBenchmark.LINES + " printed lines of 80 bytes; Python from its start "
                + "to its end", jvm(), null, "kernel", "python", samples).described();
        Map<String, Object> lines = new LinkedHashMap<>();
        samples.forEach((name, sample) -> lines.put(name, Math.round(PrintBenchmark.LINES / (sample.median() / 1e3))));
        figure.put("linesPerSecond", lines);
        return figure;
    }

    private Map<String, Object> interrupt() throws RunnerException {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "from an interrupt to the event that tells of it");
        figure.put("jvm", jvm());
        trials(InterruptBenchmark.class, 3).sampling(1, 1).run(heap)
                .forEach((name, sample) -> figure.put(name, sample.described()));
        return figure;
    }

    private Trials trials(Class<?> benchmark, int rounds) {
        return new Trials(benchmark, kernel, rounds, "ms");
    }

    private String jvm() {
        return heap + ", both compilers, G1";
    }
}
