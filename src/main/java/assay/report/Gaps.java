package assay.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import assay.rules.Verdict;
import assay.subject.Provenance.Whose;

/** What a run left out, and why, a sentence each: so that no partial run reads like a full one. */
final class Gaps {

    private static final int REASONS_SHOWN = 4;

    private final RunReport report;
    private final Messages messages;
    private final List<ExampleResult> examples;

    Gaps(RunReport report, Messages messages) {
        this.report = report;
        this.messages = messages;
        this.examples = report.rules().stream().flatMap(rule -> rule.examples().stream()).toList();
    }

    List<String> gaps() {
        List<String> gaps = new ArrayList<>();
        systems(gaps);
        long unreached = examples.stream().filter(example -> example.verdict() == Verdict.NOT_REACHED).count();
        if (unreached > 0) {
            gaps.add(were(unreached) + " not reached: the run ended first.");
        }
        notAssayed().forEach((reason, count) -> gaps.add(count + " not assayed: " + reason));
        unselected(gaps);
        if (report.partial() && gaps.isEmpty()) {
            gaps.add("Only a selection of the rules was run.");
        }
        return gaps;
    }

    /** That nobody answered for what was asked is another thing than that nothing was asked. */
    private void systems(List<String> gaps) {
        Set<String> silent = new TreeSet<>();
        report.rules().forEach(rule -> silent.add(rule.system()));
        Set<String> unasked = new TreeSet<>(report.pins().keySet());
        unasked.removeAll(silent);
        report.subjects().stream().filter(subject -> subject.whose() != Whose.SELF)
                .forEach(subject -> silent.remove(subject.system()));
        silent.forEach(system -> gaps.add("No subject answered for " + system + "."));
        if (!unasked.isEmpty()) {
            gaps.add("Nothing of " + Words.list(List.copyOf(unasked)) + " was selected.");
        }
    }

    private static String were(long number) {
        return Words.count(number, "example") + (number == 1 ? " was" : " were");
    }

    private Map<String, String> notAssayed() {
        Map<String, Long> byReason = examples.stream()
                .filter(example -> example.verdict() == Verdict.NOT_ASSAYED)
                .collect(Collectors.groupingBy(
                        example -> Words.glimpse(example.reason()), LinkedHashMap::new, Collectors.counting()));
        Map<String, String> shown = new LinkedHashMap<>();
        byReason.forEach((reason, number) -> {
            if (shown.size() < REASONS_SHOWN) {
                shown.put(reason.isEmpty() ? "no reason was given." : reason, were(number));
            }
        });
        long others = byReason.values().stream().skip(REASONS_SHOWN).mapToLong(Long::longValue).sum();
        if (others > 0) {
            shown.put("for other reasons, which stand beside them.", were(others));
        }
        return shown;
    }

    /** The messages speak of whole feature files, so they know of examples that no plan holds. */
    private void unselected(List<String> gaps) {
        Set<String> planned =
                examples.stream().map(example -> example.feature() + ":" + example.line()).collect(Collectors.toSet());
        long others = messages.stories().stream()
                .filter(story -> !planned.contains(story.place().key()))
                .count();
        if (report.partial() && others > 0) {
            gaps.add("Of the same features, " + Words.count(others, "more example") + " had not been selected.");
        }
    }
}
