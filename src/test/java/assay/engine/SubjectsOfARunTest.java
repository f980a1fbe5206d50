package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;

import assay.report.ExampleResult;
import assay.report.PinCounts;
import assay.rules.Verdict;
import assay.subject.Provenance.Whose;
import assay.subject.Resolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** What becomes of a run, depending on which program answers. */
final class SubjectsOfARunTest {

    @TempDir
    private Path reports;

    @Test
    void aSystemThatWasLeftOutIsNotAssayed() {
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds or @count-adds")
                .where((subjects, system) -> system.equals("mux") ? new Resolution.LeftOut(system)
                        : Trial.ready(system, "counter 1.0", Whose.REAL));
        TestExecutionSummary summary = trial.run();

        ExampleResult left = trial.results().get("weigh-adds / one more");
        assertThat(left.verdict()).isEqualTo(Verdict.NOT_ASSAYED);
        assertThat(left.reason()).isEqualTo("left out on purpose, with -Dsubject.mux=absent");
        assertThat(summary.getTestsSkippedCount()).isEqualTo(1);
        assertThat(trial.report().partial()).isTrue();
        assertThat(trial.report().subjects()).extracting("system").containsExactly("monty");
    }

    @Test
    void rulesThatAssayAnswersToItselfNeedNoProgram() {
        Trial trial = Trial.of("self", reports).where((subjects, system) -> new Resolution.LeftOut(system));
        trial.run();

        assertThat(trial.results().values()).extracting(ExampleResult::verdict).containsOnly(Verdict.HOLDS).hasSize(2);
        assertThat(trial.report().partial()).isFalse();
        assertThat(trial.report().subjects()).extracting("system", "whose").containsExactly(tuple("mux", Whose.SELF));
    }

    @Test
    void aRunThatLeftEverythingOutIsRed() {
        TestExecutionSummary summary = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@mux")
                .where((subjects, system) -> new Resolution.LeftOut(system)).run();

        assertThat(summary.getContainersFailedCount()).isEqualTo(1);
        assertThat(summary.getFailures()).singleElement().satisfies(failure -> {
            assertThat(failure.getTestIdentifier().getDisplayName()).isEqualTo("the run");
            assertThat(failure.getException()).hasMessage("nothing was assayed: every selected example was left out");
        });
    }

    @Test
    void aSubjectThatIsUnavailableIsTheGluesToReport() {
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds")
                .where((subjects, system) -> new Resolution.Unavailable(system, "not here"));
        trial.run();

        assertThat(trial.results().get("weigh-adds / one more").verdict()).isEqualTo(Verdict.HOLDS);
        assertThat(trial.report().subjects()).isEmpty();
    }

    @Test
    void aChosenExampleRunsAgainstTheReferenceBuild() {
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@count-chosen")
                .where((subjects, system) -> Trial.ready(system, "counter 1.0", Whose.REFERENCE));
        trial.run();

        assertThat(trial.results().get("count-chosen / the start").verdict()).isEqualTo(Verdict.HOLDS);
    }

    @Test
    void aDeviationIsListedForItsVersionOnly() {
        Trial trial = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@count-adds or @count-listed")
                .where((subjects, system) -> Trial.ready(system, "counter 2.0", Whose.NAMED));
        trial.run();

        assertThat(trial.results().get("count-listed / known and wrong").verdict()).isEqualTo(Verdict.VIOLATED);
        assertThat(trial.results().get("count-adds / one more").verdict()).isEqualTo(Verdict.NO_LONGER_DEVIATES);
    }

    @Test
    void pinsAreCountedByHowTheyStand() {
        Trial trial = Trial.of("verdicts", reports);
        trial.run();

        assertThat(trial.report().pins()).containsEntry("monty", new PinCounts(1, 2, 1, 1, 1, 1, 1, 1))
                .containsEntry("mux", new PinCounts(1, 0, 0, 0, 0, 0, 0, 0));
    }
}
