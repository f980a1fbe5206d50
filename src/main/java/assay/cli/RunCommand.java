package assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

import assay.channel.Deadline;
import assay.report.Page;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.report.Why;
import assay.rules.Finding;
import assay.rules.Rule;
import assay.rules.Rulebook;
import org.junit.platform.engine.DiscoverySelector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs examples against their subjects. */
@Command(name = "run", header = "Hold subjects to their rules.",
        customSynopsis = "assay run [--json] [--failed] [-D NAME=VALUE]... [ID|TAGS|EXAMPLE]... [--subject SYSTEM -- PROGRAM ARG...]",
        description = {
            "Runs the examples of the rules that are named, or of all. The report is written to the project's reports"
                + " folder; progress goes to standard error.%n",
            "What a subject must do. It is started anew for every example, directly and never through a shell, with the words"
                + " after '--' as they are. It finds an environment made from nothing: a search path, a locale, and home,"
                + " configuration, runtime and temporary folders of its own that are removed afterwards; '-D"
                + " subject.SYSTEM.env.NAME=VALUE' adds a variable. It speaks its system's protocol on standard input and"
                + " output and may say what it likes on standard error, which is kept as evidence. It ends when its protocol"
                + " tells it to or when its input ends; what it or its children leave running is killed and counts as"
                + " left behind. Before the run the program's file is asked once for its version, with '--version' as the"
                + " only argument: the first line of what it prints is the version that deviations are listed for, and a"
                + " program that prints nothing within five seconds has the version 'unknown'.%n",
            "  monty  length-delimited protobuf frames, little-endian; the real worker answers if no other is named%n",
            "  rlm    JSON, a line each; assay's own kernel answers if no other is named%n",
            "  pardes 9P2000 on the unix socket that '--detach=NAME FILE...' makes; assay's own session server answers if no"
                + " other is named. It goes on when its input ends%n",
            "  mux    its own command line, at terminals and on the socket that '--sock PATH' names: one file, started under"
                + " other paths too; assay's own daemon answers if no other is named. The daemon goes on when its starter"
                + " ends%n"})
final class RunCommand implements Callable<Integer> {

    private final Project project;
    private final Terminal terminal;
    private final List<String> program;

    @Parameters(paramLabel = "ID|TAGS|EXAMPLE", description = "a rule's id, a tag, an expression such as"
            + " '@monty and not @slow', or one example as 'rule-id / name'")
    private List<String> words = List.of();

    @Option(names = "--subject", paramLabel = "SYSTEM", description = "the system that the program after '--' answers for")
    private String subject;

    @Option(names = "--failed", description = "run again what failed in the last run, and nothing else")
    private boolean failed;

    @Option(names = "-D", paramLabel = "NAME=VALUE", description = "a setting, such as subject.mux=absent")
    private List<String> definitions = List.of();

    @Option(names = "--json", description = "write the result to standard output as JSON, for machines")
    private boolean json;

    RunCommand(Project project, Terminal terminal, List<String> program) {
        this.project = project;
        this.terminal = terminal;
        this.program = program;
    }

    @Override
    public Integer call() {
        Rulebook rulebook = project.rulebook();
        Map<String, String> settings = Definitions.of(definitions);
        Map<String, String> parameters = parameters(settings);
        if (words.isEmpty() && subject != null && !failed) {
            words = List.of("@" + subject);
        }
        Optional<Choice> asked = choice(rulebook, settings);
        if (asked.isEmpty()) {
            terminal.say("nothing failed in the last run, so nothing runs again");
            return Exit.AS_EXPECTED;
        }
        Choice choice = asked.get();
        answersFor(choice);
        parameters.put("cucumber.filter.tags", choice.expression());
        List<Finding> doubts = Doubts.about(choice.rules(), rulebook);
        doubts.forEach(doubt -> terminal.say("not accepted: " + doubt));
        int status = run(rulebook, choice.selectors(), parameters);
        return doubts.isEmpty() || status != Exit.AS_EXPECTED ? status : Exit.INCONCLUSIVE;
    }

    /** What is to run; nothing if that is what failed, and nothing did. */
    private Optional<Choice> choice(Rulebook rulebook, Map<String, String> settings) {
        if (failed) {
            Picked failures = failures(rulebook, settings);
            return failures.examples().isEmpty() ? Optional.empty() : Optional.of(Choice.of(failures, project, rulebook));
        }
        return Optional.of(words.stream().anyMatch(Picked::isNamed)
                ? Choice.of(Picked.named(words, rulebook), project, rulebook)
                : Choice.of(Query.of(words, rulebook), project));
    }

    private int run(Rulebook rulebook, List<DiscoverySelector> selectors, Map<String, String> parameters) {
        Progress progress = new Progress(terminal, rulebook.rules().stream().map(Rule::id).toList());
        new Runner(selectors, parameters).run(progress);
        if (progress.begun() && !parameters.get("assay.reports").equals("none")) {
            show(project.reportsFolder(parameters));
        }
        return progress.exit();
    }

    /** A report that could not be written has been said to be missing, as the run's failure. */
    private void show(Path folder) {
        if (!Files.exists(folder.resolve(RunJson.FILE))) {
            return;
        }
        try {
            RunReport report = RunJson.read(folder);
            terminal.say(Summary.of(report));
            sayWhere(folder.resolve(Page.FILE));
            if (json) {
                terminal.out().print(RunJson.text(report));
                terminal.out().flush();
            }
        } catch (IOException e) {
            terminal.say("the run left no report: " + Why.of(e));
        }
    }

    private void sayWhere(Path page) {
        if (Files.exists(page)) {
            terminal.say("report: " + page);
        }
    }

    private Map<String, String> parameters(Map<String, String> settings) {
        Map<String, String> parameters = new LinkedHashMap<>(project.parameters());
        parameters.putAll(settings);
        // Deadlines know of no run: they ask the whole program how patient it is.
        Optional.ofNullable(settings.get(Deadline.TIMESCALE))
                .ifPresent(scale -> System.setProperty(Deadline.TIMESCALE, scale));
        parameters.put("groups", "");
        if (json && "none".equals(parameters.get("assay.reports"))) {
            throw new Refusal("--json shows the result that stands in the reports, and -Dassay.reports=none wants none:"
                    + " leave one of them out");
        }
        if (subject != null && !Rulebook.SYSTEMS.contains(subject)) {
            throw new Refusal("there is no system '" + subject + "'; it is one of " + String.join(", ", Rulebook.SYSTEMS));
        }
        if (subject == null != program.isEmpty()) {
            throw new Refusal("name a system and its program together: --subject SYSTEM -- PROGRAM ARG...");
        }
        if (subject != null) {
            parameters.put("subject." + subject, Shell.quoted(program));
        }
        return parameters;
    }

    /** A program that no selected rule is about would not be asked anything, and the usual one would answer instead. */
    private void answersFor(Choice choice) {
        if (subject != null && choice.rules().stream().noneMatch(rule -> rule.system().equals(subject))) {
            throw new Refusal("no rule of " + subject + " is selected, so the program after '--' would not be asked anything");
        }
    }

    private Picked failures(Rulebook rulebook, Map<String, String> settings) {
        if (!words.isEmpty()) {
            throw new Refusal("--failed says what runs; name no ids or tags beside it");
        }
        try {
            return Picked.failed(RunJson.read(project.reportsFolder(settings)), rulebook);
        } catch (IOException e) {
            throw new Refusal("there is no last run to take failures from: " + Why.of(e));
        }
    }
}
