package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import assay.rules.Verdict;
import io.cucumber.messages.NdjsonToMessageIterable;
import io.cucumber.messages.ndjson.Deserializer;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** What ran is what is reported, however many run at once. */
final class TotalsTest {

    @TempDir
    private Path reports;

    private Trial inEightThreads(String fixture) {
        return Trial.of(fixture, reports).with("cucumber.execution.parallel.config.fixed.parallelism", "8")
                .with("cucumber.execution.parallel.config.fixed.max-pool-size", "8");
    }

    @RepeatedTest(10)
    void theReportsTotalsAreTheRunners() throws IOException {
        Trial trial = inEightThreads("rows").with("cucumber.glue", "assay.fixture.rows");
        TestExecutionSummary summary = trial.run();

        assertThat(count(trial)).containsExactlyInAnyOrderEntriesOf(Map.of(Verdict.HOLDS, 41L, Verdict.VIOLATED, 1L));
        assertThat(summary.getTestsSucceededCount()).isEqualTo(41);
        assertThat(summary.getTestsFailedCount()).isEqualTo(1);
        assertThat(trial.results().get("rows-own / a namesake").verdict()).isEqualTo(Verdict.HOLDS);
        assertThat(trial.results().get("rows-other / a namesake").verdict()).isEqualTo(Verdict.VIOLATED);
        everyRowShowsItsOwn();
    }

    private void everyRowShowsItsOwn() throws IOException {
        Map<String, Pickle> pickles = new HashMap<>();
        Map<String, String> pickleOfCase = new HashMap<>();
        Map<String, String> caseOfStart = new HashMap<>();
        List<String> rows = new ArrayList<>();
        for (Envelope envelope : messages()) {
            envelope.getPickle().ifPresent(pickle -> pickles.put(pickle.getId(), pickle));
            envelope.getTestCase().ifPresent(test -> pickleOfCase.put(test.getId(), test.getPickleId()));
            envelope.getTestCaseStarted().ifPresent(start -> caseOfStart.put(start.getId(), start.getTestCaseId()));
            envelope.getAttachment().filter(attachment -> attachment.getTestCaseStartedId().isPresent())
                    .ifPresent(attachment -> {
                        Pickle pickle = pickles.get(pickleOfCase.get(caseOfStart.get(
                                attachment.getTestCaseStartedId().orElseThrow())));
                        rows.add(pickle.getName());
                        assertThat(pickle.getSteps().get(0).getText())
                                .isEqualTo(attachment.getBody().replace("this is row", "row") + " is printed");
                    });
        }
        assertThat(rows).hasSize(42).contains("row 1", "row 40");
    }

    private List<Envelope> messages() throws IOException {
        List<Envelope> messages = new ArrayList<>();
        try (InputStream in = Files.newInputStream(reports.resolve("run.ndjson"));
                NdjsonToMessageIterable lines = new NdjsonToMessageIterable(in, new Deserializer())) {
            lines.forEach(messages::add);
        }
        return messages;
    }

    @Test
    void everyVerdictIsCountedOnBothSides() {
        Trial trial = inEightThreads("verdicts");
        TestExecutionSummary summary = trial.run();
        Map<Verdict, Long> count = count(trial);

        assertThat(summary.getTestsFoundCount()).isEqualTo(20);
        assertThat(summary.getTestsSucceededCount()).isEqualTo(count.get(Verdict.HOLDS) + count.get(Verdict.DEVIATES));
        assertThat(summary.getTestsSkippedCount() + summary.getTestsAbortedCount())
                .isEqualTo(count.get(Verdict.NOT_ASSAYED));
        assertThat(summary.getTestsFailedCount()).isEqualTo(count.get(Verdict.VIOLATED)
                + count.get(Verdict.NO_LONGER_DEVIATES) + count.get(Verdict.INCONCLUSIVE));
    }

    /** Surefire counts a failure for an assertion and an error for anything else. */
    @Test
    void aViolationIsAnAssertionAndWhatIsInconclusiveIsNone() {
        Trial trial = Trial.of("verdicts", reports);
        TestExecutionSummary summary = trial.run();
        long assertions = summary.getFailures().stream().map(TestExecutionSummary.Failure::getException)
                .filter(AssertionError.class::isInstance).count();
        long unclear = summary.getFailures().stream().map(TestExecutionSummary.Failure::getException)
                .filter(Inconclusive.class::isInstance).count();

        assertThat(assertions).isEqualTo(count(trial).get(Verdict.VIOLATED) + count(trial).get(Verdict.NO_LONGER_DEVIATES));
        assertThat(unclear).isEqualTo(count(trial).get(Verdict.INCONCLUSIVE));
    }

    private static Map<Verdict, Long> count(Trial trial) {
        Map<Verdict, Long> count = new EnumMap<>(Verdict.class);
        trial.results().values().forEach(example -> count.merge(example.verdict(), 1L, Long::sum));
        return count;
    }
}
