package assay.bench;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** How long the command takes to hold the worker to every rule. */
final class WholeRun {

    private static final int TIMES = 3;
    private static final int AIM = 60;

    private final Path root;

    WholeRun(Path root) {
        this.root = root;
    }

    Map<String, Object> figure() {
        List<Command.Outcome> runs =
                IntStream.range(0, TIMES).mapToObj(i -> run()).toList();
        Sample sample = Sample.of("s", runs.stream().mapToDouble(Command.Outcome::seconds));
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "target/assay run @monty, from its start to its end");
        figure.put("jvm", "the command's own: first compiler, serial collector");
        figure.put("exits", runs.stream().map(Command.Outcome::exit).toList());
        figure.put("aimedAtMost", AIM);
        figure.putAll(sample.described());
        return figure;
    }

    private Command.Outcome run() {
        Path reports = root.resolve("target/bench-reports");
        return new Command(List.of(root.resolve("target/assay").toString(), "run", "@monty", "-D", "assay.reports=" + reports))
                .run(root);
    }
}
