package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;

import assay.report.ExampleResult;
import assay.rules.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Every way in which an example can end, and the verdict that it earns. */
final class VerdictTest {

    @TempDir
    private static Path reports;

    private static TestExecutionSummary summary;
    private static Map<String, ExampleResult> results;

    @BeforeAll
    static void runOnce() {
        Trial trial = Trial.of("verdicts", reports);
        summary = trial.run();
        results = trial.results();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "count-adds / one more                     | HOLDS              | ",
        "count-adds / a wrong sum                  | VIOLATED           | at 'it shows 3'",
        "count-adds / no answer                    | VIOLATED           | nothing within the second",
        "count-adds / a lost channel               | VIOLATED           | the peer is gone",
        "count-listed / known and wrong            | DEVIATES           | it is one off",
        "count-listed / known and mended           | NO_LONGER_DEVIATES | deviations/monty.txt:2",
        "count-listed / known, wrong and leaky     | INCONCLUSIVE       | something is left",
        "count-listed / row 7                      | DEVIATES           | it never shows nought",
        "count-listed / row 8                      | DEVIATES           | it never shows nought",
        "count-unclear / a failed set-up           | INCONCLUSIVE       | there is no counter",
        "count-unclear / broken glue               | INCONCLUSIVE       | a bug of our own",
        "count-unclear / an unknown step           | INCONCLUSIVE       | undefined",
        "count-unclear / a failed hook             | INCONCLUSIVE       | in a hook",
        "count-unclear / nothing is judged         | INCONCLUSIVE       | no Then",
        "count-unclear / nothing happens           | INCONCLUSIVE       | no When",
        "count-unclear / no steps                  | INCONCLUSIVE       | no When",
        "count-unclear / waived                    | NOT_ASSAYED        | this machine has no counter",
        "count-soak / a million                    | NOT_ASSAYED        | left out by default; ask for it by @soak",
        "count-chosen / the start                  | NOT_ASSAYED        | the real worker",
        "weigh-adds / one more                     | HOLDS              | "})
    void verdict(String example, Verdict verdict, String reason) {
        assertThat(results.get(example).verdict()).isEqualTo(verdict);
        assertThat(results.get(example).reason()).contains(reason == null ? "" : reason);
        if (verdict == Verdict.HOLDS) {
            assertThat(results.get(example).reason()).isEmpty();
        }
    }

    @Test
    void whatFailsIsToldWithItsRulesIdInFront() {
        assertThat(summary.getFailures()).hasSize(12).extracting(failure -> failure.getException().getMessage())
                .anyMatch(words -> words.startsWith("count-adds: violated: at 'it shows 3': "))
                .anyMatch(words -> words.startsWith("count-listed: no longer deviates: it holds, and "))
                .anyMatch(words -> words.startsWith("count-unclear: inconclusive: in a hook: "))
                .allMatch(words -> words.matches("(?s)count-(adds|listed|unclear): (violated|no longer deviates|inconclusive): .*"));
    }

    @Test
    void onlyWhatSpeaksAgainstASubjectIsAFailureForTheRunner() {
        assertThat(summary.getFailures()).filteredOn(failure -> failure.getException() instanceof AssertionError)
                .extracting(failure -> failure.getTestIdentifier().getDisplayName())
                .allMatch(name -> name.matches(".*(a wrong sum|no answer|a lost channel|known and mended)")).hasSize(4);
    }

    @Test
    void everyExampleIsReported() {
        assertThat(results).hasSize(20);
    }
}
