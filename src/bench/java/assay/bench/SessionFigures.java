package assay.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

import org.openjdk.jmh.runner.RunnerException;

/** What a session server takes: to start, to answer, to move and change much text, and to list many panes. */
final class SessionFigures {

    private static final double STAT_AIM = 2;
    private static final double START_AIM = 150;
    private static final double END_AIM = 50;
    private static final double BODY_AIM = 200;
    private static final double EDIT_AIM = 1_000;
    private static final double UNDO_AIM = 500;
    private static final double PANES_AIM = 5;
    private static final double PATTERN_AIM = 100;

    private final String server;
    private final String heap;

    /** @param server the option that names the session server to the programs */
    SessionFigures(String server, String heap) {
        this.server = server;
        this.heap = heap;
    }

    void measure(BiConsumer<String, Map<String, Object>> say) throws RunnerException {
        say.accept("sessionStart", start());
        say.accept("sessionEnd", aimed("from SIGTERM to the end of the process",
                trials(LeavingBenchmark.class, 2).sampling(2, 2).run(heap), Map.of("session", END_AIM)));
        say.accept("sessionStat", new Figure("a Tstat and its answer", jvm(), STAT_AIM, "session", "echo",
                new Trials(StatBenchmark.class, server, 6, "µs").sampling(2, 1).run(heap)).described());
        say.accept("sessionBody", body());
        say.accept("sessionEdit", aimed(EditBenchmark.MATCHES + " matches changed in a body of 4 MiB; and the step back",
                counting(EditBenchmark.class, 5), Map.of("edit", EDIT_AIM, "undo", UNDO_AIM)));
        say.accept("sessionPanes", aimed("the listings of " + PanesBenchmark.PANES + " panes",
                trials(PanesBenchmark.class, 2).sampling(2, 1).run(heap), Map.of("index", PANES_AIM, "layout", PANES_AIM)));
        say.accept("sessionPattern", aimed("expressions that take others exponential time, and match nothing",
                counting(PatternBenchmark.class, 3),
                Map.of("fewCharacters", PATTERN_AIM, "wholeBody", PATTERN_AIM, "alternatives", PATTERN_AIM)));
    }

    private Map<String, Object> start() throws RunnerException {
        Map<String, Object> figure = new Figure("from nothing to the first answers; a Java program from its start to its end", jvm(),
                null, "session", "java", trials(FirstAnswerBenchmark.class, 3).sampling(3, 3).run(heap)).described();
        figure.put("medianAimedAtMost", START_AIM);
        return figure;
    }

    private Map<String, Object> body() throws RunnerException {
        Map<String, Sample> samples = counting(BodyBenchmark.class, 20);
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "a body of 4 MiB by 8 KiB; an echo moves as much both ways");
        figure.put("jvm", jvm());
        figure.put("megabytesPerSecondAimedAtLeast", BODY_AIM);
        Map<String, Object> speeds = new LinkedHashMap<>();
        samples.forEach((name, sample) -> speeds.put(name, Math.round(LargePane.LENGTH / sample.median() / 1e3)));
        figure.put("megabytesPerSecond", speeds);
        samples.forEach((name, sample) -> figure.put(name, sample.described()));
        return figure;
    }

    private Map<String, Object> aimed(String what, Map<String, Sample> samples, Map<String, Double> aims) {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", what);
        figure.put("jvm", jvm());
        samples.forEach((name, sample) -> {
            Map<String, Object> each = sample.described();
            each.put("medianAimedAtMost", aims.get(name));
            figure.put(name, each);
        });
        return figure;
    }

    private Map<String, Sample> counting(Class<?> benchmark, int times) throws RunnerException {
        return trials(benchmark, 2).counting(times, times).run(heap);
    }

    private Trials trials(Class<?> benchmark, int rounds) {
        return new Trials(benchmark, server, rounds, "ms");
    }

    private String jvm() {
        return heap + ", both compilers, G1; the server's as its launcher says";
    }
}
