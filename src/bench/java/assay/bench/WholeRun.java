package assay.bench;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** How long the command takes to hold a program to the rules of a tag. */
final class WholeRun {

    private final Path root;
    private final String tag;
    private final Integer aim;
    private final int times;

    /**
     * @param tag what is run
     * @param aim the seconds that it should take at most, or null
     */
    WholeRun(Path root, String tag, Integer aim, int times) {
        this.root = root;
        this.tag = tag;
        this.aim = aim;
        this.times = times;
    }

    Map<String, Object> figure() {
        List<Command.Outcome> runs =
                IntStream.range(0, times).mapToObj(i -> run()).toList();
        Sample sample = Sample.of("s", runs.stream().mapToDouble(Command.Outcome::seconds));
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("what", "target/assay run @" + tag + ", from its start to its end");
        figure.put("jvm", "the command's own: first compiler, serial collector");
        figure.put("exits", runs.stream().map(Command.Outcome::exit).toList());
        if (aim != null) {
            figure.put("aimedAtMost", aim);
        }
        figure.putAll(sample.described());
        return figure;
    }

    private Command.Outcome run() {
        Path reports = root.resolve("target/bench-reports");
        return new Command(List.of(root.resolve("target/assay").toString(), "run", "@" + tag, "-D", "assay.reports=" + reports))
                .run(root);
    }
}
