package assay.engine;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.report.ExampleResult;
import assay.report.RuleResult;
import assay.report.RunReport;
import assay.rules.Rule;
import assay.rules.Rulebook;
import assay.rules.Verdict;
import assay.subject.Provenance;

/** What a run is to account for, known before its first example: every example that was selected, left out or not. */
final class Plan {

    private final Rulebook rulebook;
    private final List<Provenance> subjects;
    private final Map<String, Planned> byPlace = new LinkedHashMap<>();
    private final boolean partial;

    Plan(Rulebook rulebook, Witnesses witnesses, Selection selection, Collection<String> selected) {
        this.rulebook = rulebook;
        Planner planner = new Planner(rulebook, witnesses, selection);
        for (Rule rule : rulebook.rules()) {
            rule.examples().stream().filter(example -> selected.contains(example.place()))
                    .forEach(example -> byPlace.put(example.place(), planner.plan(rule, example)));
        }
        this.subjects = witnesses.subjects();
        int written = rulebook.rules().stream().mapToInt(rule -> rule.examples().size()).sum();
        this.partial = byPlace.size() < written || witnesses.anyLeftOut();
    }

    Rulebook rulebook() {
        return rulebook;
    }

    Optional<Planned> at(String place) {
        return Optional.ofNullable(byPlace.get(place));
    }

    /** Why the example at a place does not run, if it does not. */
    Optional<String> leftOut(String place) {
        return at(place).flatMap(Planned::leftOut);
    }

    /** The places of the examples that are to run. */
    List<String> toRun() {
        return byPlace.entrySet().stream().filter(entry -> entry.getValue().leftOut().isEmpty()).map(Map.Entry::getKey)
                .toList();
    }

    /** The report before anything ran: what will not run says so, and the rest is not reached. */
    RunReport opening(Instant started) {
        Map<Rule, List<ExampleResult>> results = new LinkedHashMap<>();
        byPlace.values().forEach(planned ->
                results.computeIfAbsent(planned.rule(), rule -> new ArrayList<>()).add(opening(planned)));
        List<RuleResult> rules = results.entrySet().stream().map(entry -> opening(entry.getKey(), entry.getValue())).toList();
        return new RunReport(started, 0, partial, subjects, rules, Map.of());
    }

    private static RuleResult opening(Rule rule, List<ExampleResult> examples) {
        return new RuleResult(rule.id(), rule.system(), rule.topic(), rule.title(), Verdict.NOT_REACHED, rule.pins(), examples);
    }

    private static ExampleResult opening(Planned planned) {
        Verdict verdict = planned.leftOut().isPresent() ? Verdict.NOT_ASSAYED : Verdict.NOT_REACHED;
        return new ExampleResult(planned.example().name(), verdict, 0, planned.example().feature(),
                planned.example().line(), planned.leftOut().orElse(""));
    }
}
