package assay.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;

/** The feature files of a run, as Cucumber parsed them: what its pickles leave out. */
final class Gherkin {

    /**
     * Where an example stands.
     *
     * @param line of the example, or of its row
     * @param rule the rule around it, if there is one
     */
    record Place(String uri, long line, Feature feature, Optional<Rule> rule) {

        String key() {
            return uri + ":" + line;
        }
    }

    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, String> keywords = new HashMap<>();

    void add(GherkinDocument document) {
        document.getFeature().ifPresent(feature -> add(document.getUri().orElse(""), feature));
    }

    /** The place of the innermost of these nodes that is an example or a row. */
    Optional<Place> place(List<String> nodes) {
        return nodes.isEmpty() ? Optional.empty() : Optional.ofNullable(places.get(nodes.get(nodes.size() - 1)));
    }

    /** The keyword as it is written, such as {@code Given}. */
    String keyword(List<String> nodes) {
        return nodes.isEmpty() ? "" : keywords.getOrDefault(nodes.get(0), "").strip();
    }

    private void add(String uri, Feature feature) {
        feature.getChildren().forEach(child -> {
            child.getBackground().map(Background::getSteps).ifPresent(this::steps);
            child.getScenario().ifPresent(scenario -> add(uri, feature, Optional.empty(), scenario));
            child.getRule().ifPresent(rule -> rule.getChildren().forEach(part -> add(uri, feature, rule, part)));
        });
    }

    private void add(String uri, Feature feature, Rule rule, RuleChild part) {
        part.getBackground().map(Background::getSteps).ifPresent(this::steps);
        part.getScenario().ifPresent(scenario -> add(uri, feature, Optional.of(rule), scenario));
    }

    private void add(String uri, Feature feature, Optional<Rule> rule, Scenario scenario) {
        steps(scenario.getSteps());
        places.put(scenario.getId(), new Place(uri, scenario.getLocation().getLine(), feature, rule));
        scenario.getExamples().stream()
                .flatMap(table -> table.getTableBody().stream())
                .forEach(row -> places.put(row.getId(), new Place(uri, row.getLocation().getLine(), feature, rule)));
    }

    private void steps(List<Step> steps) {
        steps.forEach(step -> keywords.put(step.getId(), step.getKeyword()));
    }
}
