package assay.cli;

import java.nio.file.Path;
import java.util.ArrayList;
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

/** Examples picked one by one, where they stand now. */
record Picked(List<Example> examples, List<String> rules) {

    /** Between a rule's id and an example's name. */
    private static final String OF = " / ";

    private static final Set<Verdict> RED = Set.of(Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES, Verdict.INCONCLUSIVE);

    /** Whether a word names an example, and not a rule or tags. */
    static boolean isNamed(String word) {
        return word.contains(OF);
    }

    /**
     * Those that are named, as a rule's id and the example's name, or an outline's for all of its rows.
     *
     * @throws Refusal if there is none of such a name
     */
    static Picked named(List<String> words, Rulebook rulebook) {
        List<Example> examples = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (String word : words) {
            String[] parts = word.split(OF, 2);
            List<Example> found = parts.length < 2 ? List.of()
                    : rulebook.rule(parts[0].strip()).map(rule -> rule.called(parts[1].strip())).orElse(List.of());
            if (found.isEmpty()) {
                throw new Refusal("there is no example '" + word + "': beside others that are named by their rule and name,"
                        + " write it as 'rule-id / name', as the report shows it");
            }
            examples.addAll(found);
            rules.add(parts[0].strip());
        }
        return new Picked(examples, rules.stream().distinct().toList());
    }

    /**
     * Those that failed in an earlier run.
     *
     * @throws Refusal if one of them no longer exists
     */
    static Picked failed(RunReport report, Rulebook rulebook) {
        List<RuleResult> rules = report.rules().stream().filter(rule -> rule.examples().stream().anyMatch(Picked::isRed))
                .toList();
        List<Example> examples = rules.stream().flatMap(rule -> rule.examples().stream().filter(Picked::isRed)
                .map(example -> find(rule.id(), example.name(), rulebook))).toList();
        return new Picked(examples, rules.stream().map(RuleResult::id).toList());
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

    /** The rules by name, so that nothing of theirs is left out by default. */
    String expression() {
        return rules.stream().map(rule -> "@" + rule).collect(Collectors.joining(" or "));
    }

    List<DiscoverySelector> selectors(Path root) {
        return examples.stream().<DiscoverySelector>map(example -> DiscoverySelectors.selectFile(
                root.resolve(example.feature()).toFile(), FilePosition.from(example.line()))).toList();
    }
}
