package assay.report;

import java.util.List;

import assay.rules.Verdict;

/**
 * What became of one rule: the worst verdict of its examples.
 *
 * @param id the rule's slug, without the at sign
 * @param system the system that the rule speaks of
 * @param topic the feature file's name, without its ending
 * @param title the rule's sentence
 * @param verdict the worst verdict among the examples
 * @param pins the pins that the rule cites, such as {@code monty-subprocess: inputs_are_injected}
 * @param examples in the order of the feature
 */
public record RuleResult(
        String id,
        String system,
        String topic,
        String title,
        Verdict verdict,
        List<String> pins,
        List<ExampleResult> examples) {

    public RuleResult {
        pins = List.copyOf(pins);
        examples = List.copyOf(examples);
    }
}
