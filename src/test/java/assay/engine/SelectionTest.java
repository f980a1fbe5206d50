package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

import assay.rules.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run makes of the words by which examples are selected. */
final class SelectionTest {

    private static final String TAGS = "cucumber.filter.tags";

    @TempDir
    private Path reports;

    private Trial trial() {
        return Trial.of("verdicts", reports);
    }

    @Test
    void anEmptyFilterRunsEverything() {
        Trial trial = trial().with(TAGS, "");
        trial.run();
        assertThat(trial.results()).hasSize(20);
        assertThat(trial.report().partial()).isFalse();
    }

    @Test
    void aTagSelectsAndTheRestIsAbsent() {
        Trial trial = trial().with(TAGS, "@weighing");
        assertThat(trial.run().getTestsFoundCount()).isEqualTo(1);
        assertThat(trial.results()).containsOnlyKeys("weigh-adds / one more");
        assertThat(trial.report().partial()).isTrue();
    }

    @Test
    void aGroupSelectsARule() {
        Trial trial = trial().with("groups", "count-adds | weigh-adds");
        trial.run();
        assertThat(trial.report().rules()).extracting("id").containsExactly("count-adds", "weigh-adds");
    }

    @Test
    void groupsAndTagsSelectTogether() {
        Trial trial = trial().with("groups", "count-adds | weigh-adds").with(TAGS, "@mux");
        trial.run();
        assertThat(trial.results()).containsOnlyKeys("weigh-adds / one more");
    }

    @Test
    void aMisspeltTagIsNamed() {
        assertThat(trial().with(TAGS, "@wieghing").refusal())
                .contains("@wieghing is neither a tag of the glossary nor a rule's id")
                .contains("no example matches the tags '@wieghing'");
    }

    @Test
    void aMisspeltTagIsNamedAlsoWhereItSelectsSomething() {
        assertThat(trial().with(TAGS, "@weighing or @wieghing").refusal()).contains("@wieghing is neither");
    }

    @Test
    void aMisspeltGroupIsNamed() {
        assertThat(trial().with("groups", "wiegh-adds").refusal()).contains("@wiegh-adds is neither")
                .contains("no example matches the groups 'wiegh-adds'");
    }

    @Test
    void aContradictionIsNamed() {
        assertThat(trial().with(TAGS, "@monty and @mux").refusal())
                .contains("no example matches the tags '@monty and @mux'");
    }

    @Test
    void anExpressionThatCannotBeParsedIsNamed() {
        assertThat(trial().with(TAGS, "@monty and").refusal()).contains("cannot be understood").contains("@monty and");
    }

    @Test
    void aPathThatDoesNotExistIsNamed() {
        assertThat(trial().selecting(Path.of("features/nowhere")).refusal()).contains("there is no features/nowhere");
    }

    @Test
    void cucumberFeaturesIsRefusedInWords() {
        assertThat(trial().with("cucumber.features", "features").refusal())
                .contains("-Dcucumber.features would run nothing").contains("-Dgroups=rule-id");
    }

    @Test
    void aFilterByNameIsRefusedInWords() {
        assertThat(trial().with("cucumber.filter.name", "one").refusal()).contains("-Dcucumber.filter.name would skip");
    }

    @Test
    void aDryRunIsRefusedInWords() {
        assertThat(trial().with("cucumber.execution.dry-run", "true").refusal()).contains("every example would hold");
    }

    @Test
    void aRefusedRunLeavesNoResult() {
        trial().with(TAGS, "@wieghing").refusal();
        assertThat(reports).isEmptyDirectory();
    }

    @Test
    void whatIsLeftOutByDefaultRunsWhenItsTagIsNamed() {
        Trial trial = trial().with(TAGS, "@soak");
        trial.run();
        assertThat(trial.results().get("count-soak / a million").verdict()).isEqualTo(Verdict.HOLDS);
    }

    @Test
    void whatIsLeftOutByDefaultRunsWhenItsRuleIsNamed() {
        Trial trial = trial().with("groups", "count-soak");
        trial.run();
        assertThat(trial.results().get("count-soak / a million").verdict()).isEqualTo(Verdict.HOLDS);
    }

    @Test
    void whatIsLeftOutByDefaultStaysOutOfItsSystemsRun() {
        Trial trial = trial().with("groups", "monty");
        trial.run();
        assertThat(trial.results().get("count-soak / a million").verdict()).isEqualTo(Verdict.NOT_ASSAYED);
    }

    @Test
    void aFileSelectsItsExamples() {
        Trial trial = trial().selecting(Path.of("src/test/resources/fixtures/verdicts/features/mux/weighing.feature"));
        trial.run();
        assertThat(trial.results()).containsOnlyKeys("weigh-adds / one more");
    }
}
