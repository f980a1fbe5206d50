package assay.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RulebookTest {

    @TempDir
    private Path root;

    @Test
    void aRuleIsReadWithAllThatBelongsToIt() {
        Rule rule = Booklet.in(root).feature("@count-adds", "@count-adds @slow")
                .feature("manual: adding", "manual: adding, sums; notes: one, two").read().rules().get(0);

        assertThat(rule.id()).isEqualTo("count-adds");
        assertThat(rule.system()).isEqualTo("monty");
        assertThat(rule.topic()).isEqualTo("counting");
        assertThat(rule.title()).isEqualTo("A counter adds");
        assertThat(rule.description()).isEqualTo("What it is given comes on top.");
        assertThat(rule.pins()).containsExactly("manual: adding", "manual: sums", "notes: one", "notes: two");
        assertThat(rule.tags()).containsExactly("monty", "counting", "slow");
    }

    @Test
    void anExampleIsReadWithItsPlaceAndItsSteps() {
        Example example = Booklet.in(root).feature("When it counts", "And a pen\nWhen it counts").read()
                .exampleAt("features/monty/counting.feature:8").orElseThrow();

        assertThat(example.name()).isEqualTo("one more");
        assertThat(example.tags()).containsExactly("monty", "counting", "count-adds");
        assertThat(example.steps()).extracting(Step::part)
                .containsExactly(Step.Part.GIVEN, Step.Part.GIVEN, Step.Part.WHEN, Step.Part.THEN);
    }

    @Test
    void aRowIsAnExampleAndTheOutlineNamesThemAll() {
        Rule rule = Booklet.in(root).feature("Example: one more", "Scenario Outline: <n> more")
                .feature("Then it shows 2", "Then it shows <n>\nExamples:\n| n |\n| 2 |\n| 3 |").read().rules().get(0);

        assertThat(rule.examples()).extracting(Example::name).containsExactly("2 more", "3 more");
        assertThat(rule.examples()).extracting(Example::line).containsExactly(14, 15);
        assertThat(rule.called("3 more")).hasSize(1);
        assertThat(rule.called("<n> more")).hasSize(2);
    }

    @Test
    void aPinStandsInFourWays() {
        List<Pin> pins = Booklet.in(root).file("sources/monty.txt", """
                # a comment, and a blank line

                manual: a | page 1 | A. | count-adds / one more
                manual: b | page 2 | B. | pending
                manual: c | page 3 | C. | not observable: no way
                manual: d | page 4 | D. | out of scope: no wish
                """).read().pins();

        assertThat(pins).extracting(Pin::standing).containsExactly(held("count-adds", "one more"),
                new Standing.Pending(), new Standing.NotObservable("no way"), new Standing.OutOfScope("no wish"));
        assertThat(pins).extracting(Pin::line).containsExactly(3, 4, 5, 6);
    }

    @Test
    void severalExamplesHoldAPinTogether() {
        List<Pin> pins = Booklet.in(root).file("sources/monty.txt",
                "manual: a | page 1 | A. | count-adds / one more | count-takes / one / less").read().pins();

        assertThat(pins).extracting(Pin::standing).containsExactly(new Standing.HeldBy(List.of(
                new Standing.Place("count-adds", "one more"), new Standing.Place("count-takes", "one / less"))));
    }

    @Test
    void aDeviationNamesAVersionAndAnExample() {
        Rulebook rulebook = Booklet.in(root)
                .file("deviations/monty.txt", "monty-runtime 0.0.23 | count-adds / one more | it is one off").read();

        assertThat(rulebook.deviations()).containsExactly(new Deviation("monty", "monty-runtime 0.0.23", "count-adds",
                "one more", "it is one off", "deviations/monty.txt", 1));
    }

    @Test
    void aProjectWithoutFeaturesIsEmpty() {
        assertThat(Rulebook.read(root, "features", "").rules()).isEmpty();
    }

    private static Standing held(String rule, String example) {
        return new Standing.HeldBy(List.of(new Standing.Place(rule, example)));
    }
}
