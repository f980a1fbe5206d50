package assay.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import assay.report.ExampleResult;
import assay.report.RuleResult;
import assay.report.RunReport;
import assay.rules.Example;
import assay.rules.Rule;
import assay.rules.Rulebook;
import assay.rules.Verdict;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.FilePosition;

/** The examples that failed in an earlier run, where they stand now. */
record Failures(List<Example> examples, List<String> rules) {

    private static final Set<Verdict> RED = Set.of(Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES, Verdict.INCONCLUSIVE);

    /** @throws Refusal if one of them no longer exists */
    static Failures of(RunReport report, Rulebook rulebook) {
        List<RuleResult> rules = report.rules().stream().filter(rule -> rule.examples().stream().anyMatch(Failures::isRed))
                .toList();
        List<Example> examples = rules.stream().flatMap(rule -> rule.examples().stream().filter(Failures::isRed)
                .map(example -> find(rule.id(), example.name(), rulebook))).toList();
        return new Failures(examples, rules.stream().map(RuleResult::id).toList());
    }

    private static boolean isRed(ExampleResult example) {
        return RED.contains(example.verdict());
    }

    /** By its name, since lines move. */
    private static Example find(String id, String name, Rulebook rulebook) {
        return rulebook.rule(id).map(Rule::examples).orElse(List.of()).stream()
                .filter(example -> example.name().equals(name)).findFirst()
                .orElseThrow(() -> new Refusal("'" + id + " / " + name + "' failed in the last run and exists no more"));
    }

    boolean isEmpty() {
        return examples.isEmpty();
    }

    /** The rules by name, so that nothing of theirs is left out by default. */
    String expression() {
        return rules.stream().map(rule -> "@" + rule).collect(Collectors.joining(" or "));
    }

    List<DiscoverySelector> selectors(Path root) {
        return examples.stream().<DiscoverySelector>map(example -> DiscoverySelectors.selectFile(
                root.resolve(example.feature()).toFile(), FilePosition.from(example.line()))).toList();
    }
}
