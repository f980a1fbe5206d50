package assay.steps.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

import assay.channel.Deadline;
import assay.oracle.Oracle;
import assay.steps.Stage;
import assay.steps.companion.Companion;
import assay.steps.companion.Companions;
import assay.steps.companion.Reply;
import assay.steps.oracle.OracleWorld;
import assay.steps.platform.caller.Caller;

/** What the steps about the platform layer share: the caller that stands on it, its last answer, and what it has started. */
public final class PlatformWorld {

    private static final Duration EVENT = Duration.ofSeconds(10);
    private static final String NAME = "the caller";

    private final Stage stage;
    private final Companions companions;
    private final OracleWorld oracle;
    private Companion caller;
    private Reply reply;
    private int program;

    public PlatformWorld(Stage stage, Companions companions, OracleWorld oracle) {
        this.stage = stage;
        this.companions = companions;
        this.oracle = oracle;
    }

    /** The caller, started when it is first asked for. */
    Companion caller() {
        if (caller == null) {
            start(command(), Map.of());
        }
        return caller;
    }

    void start(List<String> command, Map<String, String> environment) {
        startWithoutAnswer(command, environment);
        caller.done(caller.next());
    }

    void startWithoutAnswer(List<String> command, Map<String, String> environment) {
        caller = stage.enter(Companion.start(NAME, command, environment));
    }

    /** The command that starts a caller, with options for its Java and words for itself. */
    static List<String> command(String... options) {
        return commandOf(Path.of(System.getProperty("java.home"), "bin", "java"), List.of(options), List.of());
    }

    static List<String> commandOf(Path java, List<String> options, List<String> words) {
        List<String> command = new ArrayList<>(List.of(
                java.toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx32m", "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED", "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir")));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Caller.class.getName()));
        command.addAll(words);
        return command;
    }

    Companion examiner() {
        return companions.examiner();
    }

    Oracle oracle() {
        return oracle.oracle();
    }

    /** Asks the caller for something that the next judgement is about. */
    Reply attempt(String... words) {
        reply = caller().attempt(words);
        return reply;
    }

    /** Notes an answer that the next judgement is about. */
    void took(Reply answer) {
        reply = answer;
    }

    Reply reply() {
        return reply;
    }

    /** Notes the program that the last answer says was started. */
    void tookProgram() {
        program = caller().started(caller().done(reply));
    }

    int program() {
        return program;
    }

    Path path(String name) {
        return caller().path(name);
    }

    /** Where a program writes down how it was started. */
    Path report() {
        return path("report");
    }

    /** What a program wrote down, once it has done so. */
    Map<String, String> facts(Path report) {
        await("report", () -> Files.exists(report), "the program has not written " + report.getFileName());
        try {
            Map<String, String> facts = new TreeMap<>();
            Files.readAllLines(report).stream().map(line -> line.split("\t", 2)).forEach(fact -> facts.put(fact[0], fact[1]));
            return facts;
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    void await(String what, BooleanSupplier condition, String otherwise) {
        Deadline.within(what, EVENT).await(condition, otherwise);
    }
}
