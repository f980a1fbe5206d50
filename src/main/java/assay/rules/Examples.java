package assay.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleStepType;
import io.cucumber.messages.types.PickleTag;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.TableRow;

/** Makes examples of the scenarios and outlines of one feature. */
final class Examples {

    private final String path;
    private final Map<String, List<Pickle>> pickles;
    private final Set<String> backgroundSteps;

    Examples(String path, Map<String, List<Pickle>> pickles, Set<String> backgroundSteps) {
        this.path = path;
        this.pickles = pickles;
        this.backgroundSteps = backgroundSteps;
    }

    List<Example> of(Scenario scenario) {
        Map<String, Integer> lines = new HashMap<>();
        lines.put(scenario.getId(), scenario.getLocation().getLine().intValue());
        scenario.getExamples().forEach(table -> table.getTableBody().forEach(row -> lines.put(row.getId(), lineOf(row))));
        return pickles.getOrDefault(scenario.getId(), List.of()).stream()
                .map(pickle -> example(scenario.getName(), pickle, lines)).toList();
    }

    private static int lineOf(TableRow row) {
        return row.getLocation().getLine().intValue();
    }

    private Example example(String outline, Pickle pickle, Map<String, Integer> lines) {
        List<String> nodes = pickle.getAstNodeIds();
        List<String> tags = pickle.getTags().stream().map(PickleTag::getName).map(name -> name.substring(1)).toList();
        List<Step> steps = pickle.getSteps().stream().map(this::step).toList();
        return new Example(pickle.getName(), outline, path, lines.get(nodes.get(nodes.size() - 1)), tags, steps);
    }

    private Step step(PickleStep step) {
        boolean background = step.getAstNodeIds().stream().anyMatch(backgroundSteps::contains);
        return new Step(partOf(step.getType().orElse(PickleStepType.UNKNOWN)), step.getText(), background);
    }

    private static Step.Part partOf(PickleStepType type) {
        return switch (type) {
            case CONTEXT -> Step.Part.GIVEN;
            case ACTION -> Step.Part.WHEN;
            case OUTCOME -> Step.Part.THEN;
            case UNKNOWN -> Step.Part.STAR;
        };
    }
}
