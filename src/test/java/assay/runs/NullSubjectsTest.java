package assay.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import assay.os.Exit;
import assay.report.ExampleResult;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.rules.Verdict;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No rule holds against a program that promises nothing, and the words tell what it did. */
class NullSubjectsTest {

    private static final Path PROGRAMS = Path.of("src/test/resources/null").toAbsolutePath();

    /** The programs that the shell runs; Python runs the others. */
    private static final Set<String> SHELL = Set.of("silent", "closes-at-once");

    @TempDir
    private Path reports;

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "silent,           '',          INCONCLUSIVE, no byte of a frame had come",
        "closes-at-once,   '',          INCONCLUSIVE, ended",
        "ok-to-everything, '',          VIOLATED,     the turn ended with: ok",
        "garbage,          noise,       INCONCLUSIVE, garbage",
        "garbage,          undecodable, INCONCLUSIVE, a whole frame is no event",
    })
    void noRuleHolds(String program, String variant, Verdict worst, String words) throws IOException {
        ChildRun.Outcome outcome = ChildRun.assay(arguments(program, variant));
        RunReport report = RunJson.read(reports);
        List<ExampleResult> examples =
                report.rules().stream().flatMap(rule -> rule.examples().stream()).toList();

        assertThat(outcome.exit()).as(outcome.err()).isEqualTo(new Exit.Code(worst == Verdict.VIOLATED ? 1 : 2));
        assertThat(examples)
                .as("examples")
                .isNotEmpty()
                .allMatch(example -> example.verdict() == Verdict.INCONCLUSIVE || example.verdict() == Verdict.VIOLATED);
        assertThat(examples).as("what the words tell").anyMatch(example -> example.reason().contains(words));
    }

    /** The system's own, where there is one: what a search finds first may be a script that looks for Python. */
    private static String python() {
        String system = "/usr/bin/python3";
        return Files.isExecutable(Path.of(system)) ? system : "python3";
    }

    private List<String> arguments(String program, String variant) {
        List<String> arguments = new ArrayList<>(List.of("run", "@monty", "-D", "assay.reports=" + reports));
        arguments.addAll(List.of("-D", "assay.timescale=0.1"));
        if (!variant.isEmpty()) {
            arguments.addAll(List.of("-D", "subject.monty.env.GARBAGE=" + variant));
        }
        arguments.addAll(List.of("--subject", "monty", "--"));
        arguments.addAll(SHELL.contains(program) ? List.of("sh") : List.of(python(), "-I", "-S"));
        arguments.add(PROGRAMS.resolve(program).toString());
        return arguments;
    }
}
