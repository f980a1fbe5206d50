package assay.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks through all that is written down for what the project does not accept. */
public final class Review {

    private final Rulebook rulebook;
    private final List<Finding> findings;

    private Review(Rulebook rulebook) {
        this.rulebook = rulebook;
        this.findings = new ArrayList<>(rulebook.findings());
    }

    /** Everything that is wrong; the review goes on after each finding. */
    public static List<Finding> of(Rulebook rulebook) {
        Review review = new Review(rulebook);
        rulebook.features().forEach(review::feature);
        review.ids();
        review.findings.addAll(PinReview.of(rulebook));
        return review.findings;
    }

    private void feature(Feature feature) {
        findings.addAll(FeatureTags.review(feature, rulebook.glossary().keySet()));
        prose(feature.path(), feature.line(), feature.title(), feature.description());
        if (feature.rules().isEmpty()) {
            findings.add(new Finding(feature.path(), feature.line(), "the feature has no rule"));
        }
        feature.rules().forEach(this::rule);
    }

    private void rule(Rule rule) {
        prose(rule.feature(), rule.line(), rule.title(), rule.description());
        if (rule.examples().isEmpty()) {
            findings.add(new Finding(rule.feature(), rule.line(), "the rule @" + rule.id() + " has no example"));
        }
        Map<String, Example> named = new HashMap<>();
        for (Example example : rule.examples()) {
            Example earlier = named.putIfAbsent(example.name(), example);
            if (earlier != null) {
                findings.add(new Finding(example.feature(), example.line(), taken(example, earlier)));
            }
            findings.addAll(ExampleReview.of(rule, example, rulebook.glossary().keySet()));
            prose(example.feature(), example.line(), example.name(), "");
        }
    }

    private static String taken(Example example, Example earlier) {
        return "the name '" + example.name() + "' is taken within its rule by line " + earlier.line()
                + "; a row of an outline needs a placeholder in the name";
    }

    private void ids() {
        Map<String, Rule> seen = new HashMap<>();
        for (Rule rule : rulebook.rules()) {
            Rule earlier = seen.putIfAbsent(rule.id(), rule);
            if (earlier != null) {
                findings.add(new Finding(rule.feature(), rule.line(), "the id @" + rule.id() + " is taken by "
                        + earlier.feature() + ":" + earlier.line()));
            }
        }
    }

    private void prose(String file, int line, String title, String description) {
        if (Wishes.in(title) || Wishes.in(description)) {
            findings.add(new Finding(file, line, "'should' is a wish: state '" + title + "' as a fact, in the present tense"));
        }
    }
}
