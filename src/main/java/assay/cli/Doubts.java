package assay.cli;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import assay.rules.Finding;
import assay.rules.Review;
import assay.rules.Rule;
import assay.rules.Rulebook;

/** What the review of features and lists finds in those that a run is about: what holds there says less than it seems. */
final class Doubts {

    private Doubts() {}

    static List<Finding> about(List<Rule> rules, Rulebook rulebook) {
        Set<String> features = rules.stream().map(Rule::feature).collect(Collectors.toSet());
        Set<String> systems = rules.stream().map(Rule::system).collect(Collectors.toSet());
        return Review.of(rulebook).stream()
                .filter(finding -> finding.file().endsWith(".feature")
                        ? features.contains(finding.file()) || isLost(finding, rulebook)
                        : !isOfAnother(finding, systems))
                .toList();
    }

    /** Of a file that could not be read nobody knows what it is about. */
    private static boolean isLost(Finding finding, Rulebook rulebook) {
        return rulebook.rules().stream().noneMatch(rule -> rule.feature().equals(finding.file()));
    }

    private static boolean isOfAnother(Finding finding, Set<String> systems) {
        return Rulebook.SYSTEMS.stream().filter(system -> !systems.contains(system))
                .anyMatch(system -> finding.file().endsWith("/" + system + ".txt"));
    }
}
