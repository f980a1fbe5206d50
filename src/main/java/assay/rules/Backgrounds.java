package assay.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Step;

/** The backgrounds of a feature and of its rules. */
final class Backgrounds {

    private Backgrounds() {}

    /** The ids of all steps that stand in a background. */
    static Set<String> steps(Feature feature) {
        List<FeatureChild> children = feature.getChildren();
        Stream<Background> ofFeature = children.stream().map(FeatureChild::getBackground).flatMap(Optional::stream);
        Stream<Background> ofRules = children.stream().map(FeatureChild::getRule).flatMap(Optional::stream)
                .flatMap(rule -> rule.getChildren().stream()).map(RuleChild::getBackground).flatMap(Optional::stream);
        return Stream.concat(ofFeature, ofRules).flatMap(background -> background.getSteps().stream())
                .map(Step::getId).collect(Collectors.toSet());
    }
}
