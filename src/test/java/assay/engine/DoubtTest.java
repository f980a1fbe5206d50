package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import assay.rules.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs that cannot be believed, as a whole. */
final class DoubtTest {

    @TempDir
    private Path reports;

    @Test
    void glueThatDoesNotLoadPutsEveryExampleInDoubt() {
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@count-adds or @weigh-adds")
                .with("cucumber.glue", "assay.fixture.counter,assay.fixture.duplicate");
        trial.run();

        assertThat(trial.results().values()).hasSize(5).allSatisfy(example ->
                assertThat(example.verdict()).isNotEqualTo(Verdict.HOLDS));
        assertThat(trial.results().get("weigh-adds / one more").reason()).contains("the whole run is in doubt")
                .contains("Duplicate step definitions");
    }

    @Test
    void aPlannedExampleThatIsLostFailsTheRun() {
        CancellationToken token = CancellationToken.create();
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@count-adds")
                .with("cucumber.execution.parallel.enabled", "false").cancelledBy(token);
        TestExecutionSummary summary = trial.heardBy(new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
                token.cancel();
            }
        }).run();

        assertThat(summary.getFailures()).anySatisfy(failure -> assertThat(failure.getException())
                .hasMessageContaining("3 planned examples never came to an end"));
        assertThat(trial.report().partial()).isTrue();
        assertThat(trial.results().get("count-adds / a lost channel").verdict()).isEqualTo(Verdict.NOT_REACHED);
    }

    @Test
    void twoRunsInOneProcessAreRefused() {
        Trial inner = Trial.of("verdicts", reports.resolve("inner"));
        Throwable[] refused = new Throwable[1];
        Trial.of("verdicts", reports.resolve("outer")).with("cucumber.filter.tags", "@weigh-adds")
                .heardBy(new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
                        if (identifier.isTest()) {
                            refused[0] = inner.run().getFailures().get(0).getException().getCause();
                        }
                    }
                }).run();

        assertThat(refused[0]).isInstanceOf(IllegalStateException.class).hasMessageContaining("a process of its own");
    }
}
