package assay.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import assay.report.ExampleResult;
import assay.report.RuleResult;
import assay.report.RunReport;
import assay.rules.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each topic one lie is told about a worker, and an example of the rule must notice it. */
class LiesTest {

    @TempDir
    private Path reports;

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            sessions            | monty-session-state           | numbers are one too high
            printing            | monty-print-order             | prints are lost
            errors              | monty-error-keeps-session     | tracebacks are lost
            external-calls      | monty-call-answer             | arguments lose the last one
            os-calls            | monty-os-call-forms           | writes become reads
            suspension-loans    | monty-loan-call               | a restored call has lost its payload
            suspension-loans    | monty-loan-os-call            | a restored call to the system has lost its payload
            futures             | monty-future-gather           | only one promise is waited for
            abort               | monty-abort-uncatchable       | errors pass for success
            time-limit          | monty-time-spent              | errors pass for success
            memory-limits       | monty-memory-preflight        | memory figures lose their last digit
            limits              | monty-limit-suspensions       | stamps are lost
            type-checking       | monty-types-reject            | rejections pass for success
            dump-load           | monty-dump-resumes            | the restored script is not named
            protocol-versions   | monty-version-unsupported     | last words are cut short
            protocol-violations | monty-violation-harmless      | a violation passes for an error
            death               | monty-death-signal            | every end is a success
            end-of-life         | monty-end-shutdown            | every end is a failure
            """)
    void aLieIsNoticedByAnExampleOfItsRule(String topic, String rule, String lie) throws IOException {
        RunReport report = new NestedRun(reports)
                .set("assay.lie", lie)
                .run("features/monty/" + topic + ".feature", rule);

        List<ExampleResult> examples =
                report.rules().stream().flatMap(each -> each.examples().stream()).toList();
        assertThat(examples).as("examples that noticed").anyMatch(example -> example.verdict() == Verdict.VIOLATED);
    }

    @Test
    void withoutALieTheRuleHolds() throws IOException {
        RunReport report = new NestedRun(reports).run("features/monty/sessions.feature", "monty-session-state");

        assertThat(report.rules()).extracting(RuleResult::verdict).containsOnly(Verdict.HOLDS);
    }
}
