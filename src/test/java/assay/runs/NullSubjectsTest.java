package assay.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import assay.os.Exit;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.rules.Verdict;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No rule holds against a program that promises nothing: the run ends within a minute, and its words tell what it did. */
class NullSubjectsTest {

    private static final Path PROGRAMS = Path.of("src/test/resources/null").toAbsolutePath();

    /** The programs that the shell runs; the Python that a subject finds runs the others. */
    private static final Set<String> SHELL = Set.of("silent", "closes-at-once", "done-with-everything");

    /** An example may hold, since an end without a word is right where a worker is told nothing; a rule has others. */
    private static final Set<Verdict> FAILED = Set.of(Verdict.INCONCLUSIVE, Verdict.VIOLATED);

    /** What never answers is waited for, so waits are short; a kernel's are many. A flood ends no wait: it ends before. */
    private static final Map<String, String> TIMESCALE = Map.of("monty", "0.1", "rlm", "0.05", "mux", "0.2", "pardes", "0.1");

    @TempDir
    private Path reports;

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource({
        "monty, silent,               '',          no byte of a frame had come",
        "monty, closes-at-once,       '',          ended",
        "monty, ok-to-everything,     '',          the turn ended with: ok",
        "monty, garbage,              noise,       garbage",
        "monty, garbage,              undecodable, a whole frame is no event",
        "monty, garbage,              over-long,   is announced",
        "monty, garbage,              cut,         the stream ended inside a frame",
        "monty, garbage,              flood,       'flooded: the turn, which has not ended,'",
        "rlm,   silent,               '',          no byte of a line had come",
        "rlm,   closes-at-once,       '',          'what came is: ended'",
        "rlm,   done-with-everything, '',          expected the result",
        "mux,   says-ok,              '',          the process that the start names",
        "mux,   fails,                '',          the start: exit 1",
        "pardes, silent,              '',          nobody listens at",
        "pardes, closes-at-once,      '',          the session ended before it could be reached",
        "pardes, yes-to-everything,   '',          names of the panes",
    })
    void noRuleHolds(String system, String program, String variant, String words) throws IOException {
        ChildRun.Outcome outcome = ChildRun.assay(arguments(system, program, variant));
        RunReport report = RunJson.read(reports);

        assertThat(outcome.took()).as("the whole run").isLessThan(Duration.ofSeconds(60));
        assertThat(report.rules())
                .as("rules")
                .isNotEmpty()
                .allMatch(rule -> FAILED.contains(rule.verdict()));
        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(new Exit.Code(isViolated(report) ? 1 : 2));
        assertThat(report.rules().stream().flatMap(rule -> rule.examples().stream()))
                .as("what the words tell")
                .anyMatch(example -> example.reason().contains(words));
    }

    private static boolean isViolated(RunReport report) {
        return report.rules().stream().anyMatch(rule -> rule.verdict() == Verdict.VIOLATED);
    }

    private List<String> arguments(String system, String program, String variant) {
        String tags = "@" + system + " and not @self and not @soak and not @interop and not @chosen";
        List<String> arguments = new ArrayList<>(List.of("run", tags, "-D", "assay.reports=" + reports));
        arguments.addAll(List.of("-D", "assay.timescale=" + (variant.equals("flood") ? "1" : TIMESCALE.get(system))));
        if (!variant.isEmpty()) {
            arguments.addAll(List.of("-D", "subject." + system + ".env.GARBAGE=" + variant));
        }
        arguments.addAll(List.of("--subject", system, "--"));
        arguments.addAll(starter(system, program));
        arguments.add(PROGRAMS.resolve(program).toString());
        return arguments;
    }

    /** An image is one file, which starts by itself. */
    private static List<String> starter(String system, String program) {
        if (system.equals("mux")) {
            return List.of();
        }
        return SHELL.contains(program) ? List.of("sh") : List.of("/usr/bin/env", "python3", "-I", "-S");
    }
}
