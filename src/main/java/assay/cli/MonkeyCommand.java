package assay.cli;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import assay.monkey.Findings;
import assay.monkey.Monkey;
import assay.monkey.NoSession;
import assay.monkey.Plan;
import assay.monkey.Server;
import assay.monkey.input.Mix;
import assay.monkey.input.Mixes;
import assay.report.Why;
import assay.subject.Resolution;
import assay.subject.Subjects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays with session servers at random. */
@Command(name = "monkey", header = "Play with a session server at random, and shrink what fails.",
        customSynopsis = "assay monkey [--seed N]... [--seeds A..B] [--steps M] [OPTION]... [--subject pardes -- PROGRAM ARG...]",
        description = {
            "Starts sessions, does random things to them over 9P, and holds each step to what always holds. The same seed gives"
                + " the same operations on any machine. A failure is written down, one operation a line, and shrunk to the few"
                + " operations that it needs.%n",
            "Sessions have folders of their own; nothing reaches a shell but plain words, and nothing is left running.%n"})
final class MonkeyCommand implements Callable<Integer> {

    private static final String SYSTEM = "pardes";
    private static final long SMOKE_SEED = 20_270_101;
    private static final int SMOKE_STEPS = 800;

    /** Some tasks set for themselves what others are told, or have no need of it. */
    private static final Map<String, List<String>> UNUSED = Map.of(
            "--smoke", List.of("--steps", "--jobs", "--no-shrink", "--shrink-budget", "--shrink-seconds"),
            "--replay", List.of("--steps", "--jobs", "--only", "--first", "--no-shrink", "--shrink-budget", "--shrink-seconds"),
            "--failed", List.of("--steps", "--jobs", "--only", "--first", "--no-shrink", "--shrink-budget", "--shrink-seconds"),
            "--shrink", List.of("--steps", "--jobs", "--only", "--first", "--no-shrink"));

    private final Project project;
    private final Terminal terminal;
    private final List<String> program;

    @Spec
    private CommandSpec spec;

    @Option(names = "--seed", paramLabel = "N", description = "a seed; may be given again; 1 if none is")
    private List<Long> seed = List.of();

    @Option(names = "--seeds", paramLabel = "A..B", description = "all seeds from one to another")
    private String seeds;

    @Option(names = "--steps", paramLabel = "M", description = "how many steps each seed takes", defaultValue = "1000")
    private int steps;

    @Option(names = "--smoke", description = "a fixed seed and " + SMOKE_STEPS + " steps, not shrunk: the quick check")
    private boolean smoke;

    @Option(names = "--replay", paramLabel = "FILE", description = "run the operations of a file again")
    private Path replay;

    @Option(names = "--shrink", paramLabel = "FILE", description = "shrink the failing operations of a file, into a new one beside it")
    private Path shrink;

    @Option(names = "--failed", description = "run again what failed in the last run, and nothing else")
    private boolean failed;

    @Option(names = "--no-shrink", description = "write failures down as they are")
    private boolean noShrink;

    @Option(names = "--shrink-budget", paramLabel = "N", description = "how many sessions shrinking may take", defaultValue = "300")
    private int budget;

    @Option(names = "--shrink-seconds", paramLabel = "S", description = "how long shrinking may take", defaultValue = "600")
    private int seconds;

    @Option(names = "--jobs", paramLabel = "N", description = "how many seeds run at the same time", defaultValue = "1")
    private int jobs;

    @Option(names = "--shard", paramLabel = "I/N", description = "only every Nth seed, beginning with the Ith")
    private String shard;

    @Option(names = "--only", paramLabel = "NAME", split = ",", description = "only operations of these generators")
    private Set<String> only = Set.of();

    @Option(names = "--first", description = "stop at the first failure")
    private boolean first;

    @Option(names = "--progress", paramLabel = "N", description = "say something every N steps", defaultValue = "500")
    private int progress;

    @Option(names = {"--verbose", "-v"}, description = "with --replay: print each request and log record")
    private boolean verbose;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder for runs and bug records; without it, target/monkey")
    private Path out;

    @Option(names = "--subject", paramLabel = "SYSTEM", description = "pardes, with the program behind '--'")
    private String subject;

    @Option(names = "-D", paramLabel = "NAME=VALUE", description = "a setting, such as subject.pardes=/path/pardes")
    private Map<String, String> settings = new LinkedHashMap<>();

    @Option(names = "--json", description = "write the result to standard output as JSON, for machines")
    private boolean json;

    MonkeyCommand(Project project, Terminal terminal, List<String> program) {
        this.project = project;
        this.terminal = terminal;
        this.program = program;
    }

    @Override
    public Integer call() {
        Plan plan = plan();
        Subjects subjects = subjects();
        if (!(subjects.resolve(SYSTEM) instanceof Resolution.Ready ready)) {
            Resolution resolution = subjects.resolve(SYSTEM);
            terminal.say("assay: no session server can be played with: "
                    + (resolution instanceof Resolution.Unavailable gone ? gone.reason() : "it was left out"));
            return Exit.INCONCLUSIVE;
        }
        Monkey monkey = new Monkey(Server.of(ready.provenance(), subjects.environment(SYSTEM)), plan, terminal::say);
        FindingsReport report = new FindingsReport(terminal, json);
        try (CutRun ignored = CutRun.telling(() -> report.tell(monkey.findings(), "cut short: "))) {
            Findings findings = findings(monkey);
            sayWhatDidNotHappen(findings);
            return report.tell(findings, "");
        } catch (NoSuchFileException none) {
            throw new Refusal(failed ? "there is no last run to take failures from: no " + none.getMessage()
                    : "no operations can be read: there is no " + none.getMessage());
        } catch (IllegalArgumentException bad) {
            throw new Refusal("no operations can be read: " + bad.getMessage());
        } catch (IOException | NoSession refused) {
            terminal.say("assay: the monkey cannot go on: " + Why.of(refused));
            return report.tellOfAStop(monkey.findings());
        }
    }

    private Subjects subjects() {
        if (subject == null != program.isEmpty() || subject != null && !subject.equals(SYSTEM)) {
            throw new Refusal("name the system and its program together: --subject pardes -- PROGRAM ARG...");
        }
        settings.put("assay.root", project.root().toString());
        if (subject != null) {
            settings.put("subject." + SYSTEM, Shell.quoted(program));
        }
        TreeSet<String> names = new TreeSet<>(System.getProperties().stringPropertyNames());
        names.addAll(settings.keySet());
        return new Subjects(name -> settings.getOrDefault(name, System.getProperty(name)), names);
    }

    private Findings findings(Monkey monkey) throws IOException {
        if (replay != null) {
            return monkey.replay(replay, verbose ? Optional.of(terminal::say) : Optional.empty());
        }
        if (failed) {
            return monkey.again();
        }
        return shrink != null ? monkey.shrink(shrink) : monkey.hunt();
    }

    private Plan plan() {
        needOneTask();
        needAtLeast("--steps", steps, 1);
        needAtLeast("--jobs", jobs, 1);
        needAtLeast("--shrink-budget", budget, 0);
        needAtLeast("--shrink-seconds", seconds, 0);
        needAtLeast("--progress", progress, 0);
        List<Long> chosen = smoke ? List.of(SMOKE_SEED) : Seeds.of(seed, seeds).part(shard);
        return new Plan(chosen, smoke ? SMOKE_STEPS : steps, mix(), jobs, noShrink || smoke ? 0 : budget,
                Duration.ofSeconds(seconds), out == null ? project.root().resolve("target/monkey") : out, first, progress);
    }

    private void needOneTask() {
        long tasks = Stream.of(smoke, failed, replay != null, shrink != null).filter(each -> each).count();
        boolean seeded = !seed.isEmpty() || seeds != null || shard != null;
        if (tasks > 1 || tasks == 1 && seeded) {
            throw new Refusal("one at a time: --smoke, --failed, --replay FILE, --shrink FILE, or seeds of your own");
        }
        if (verbose && replay == null) {
            throw new Refusal("--verbose goes with --replay FILE: it prints each of its requests");
        }
        UNUSED.forEach((task, options) -> options.stream().filter(each -> given(task) && given(each)).findFirst().ifPresent(each -> {
            throw new Refusal(task + " makes no use of " + each + ": leave one of them out");
        }));
    }

    private boolean given(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    private static void needAtLeast(String option, int given, int least) {
        if (given < least) {
            throw new Refusal(option + " takes " + least + " or more, not " + given);
        }
    }

    private Mix mix() {
        if (!Mixes.all().names().containsAll(only)) {
            throw new Refusal("--only takes some of: " + String.join(", ", Mixes.all().names()));
        }
        return only.isEmpty() ? Mixes.all() : Mixes.all().only(only);
    }

    private void sayWhatDidNotHappen(Findings findings) {
        if (failed && findings.steps() == 0 && findings.failures().isEmpty() && findings.unread().isEmpty()) {
            terminal.say("nothing failed in the last run, so nothing runs again");
        } else if (shrink != null && findings.failures().isEmpty()) {
            terminal.say("the operations of " + shrink + " do not fail, so there is nothing to shrink");
        }
    }
}
