package assay.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Holds one example against the shape that examples have: given, one event, and what is seen of it. */
final class ExampleReview {

    private static final int FEWEST = 2;
    private static final int MOST = 7;

    private final Example example;
    private final List<Finding> findings = new ArrayList<>();

    private ExampleReview(Example example) {
        this.example = example;
    }

    static List<Finding> of(Rule rule, Example example, Set<String> glossary) {
        ExampleReview review = new ExampleReview(example);
        review.parts();
        review.order();
        review.length();
        example.tags().stream().filter(tag -> !glossary.contains(tag) && !tag.equals(rule.id()))
                .forEach(tag -> review.find("carries the tag @" + tag + ", which the glossary does not know"));
        example.steps().stream().map(Step::text).filter(Wishes::in)
                .forEach(text -> review.find("says 'should' in '" + text + "': state what is seen"));
        return review.findings;
    }

    private void parts() {
        if (count(Step.Part.STAR) > 0) {
            find("has a step that begins with *: say whether it is given, done or seen");
        }
        if (count(Step.Part.WHEN) == 0) {
            find("has no When: nothing happens in it");
        }
        if (count(Step.Part.WHEN) > 1) {
            find("has more than one When (And and But go on with what they follow): one event makes an example");
        }
        if (count(Step.Part.THEN) == 0) {
            find("has no Then: it cannot fail");
        }
    }

    private void order() {
        Step.Part latest = Step.Part.GIVEN;
        for (Step step : example.steps()) {
            if (step.part().compareTo(latest) < 0) {
                find("says '" + step.text() + "' too late: Given, When and Then follow in this order");
            }
            latest = step.part();
        }
    }

    private void length() {
        long own = example.steps().stream().filter(step -> !step.background()).count();
        if (own < FEWEST || own > MOST) {
            find("has " + own + " steps of its own, where " + FEWEST + " to " + MOST + " belong");
        }
    }

    private long count(Step.Part part) {
        return example.steps().stream().filter(step -> step.part() == part).count();
    }

    private void find(String words) {
        findings.add(new Finding(example.feature(), example.line(), "the example '" + example.name() + "' " + words));
    }
}
