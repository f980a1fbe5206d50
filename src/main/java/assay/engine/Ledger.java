package assay.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

import assay.report.ExampleResult;
import assay.report.PinCounts;
import assay.report.RuleResult;
import assay.report.RunReport;
import assay.rules.Pin;
import assay.rules.Rulebook;
import assay.rules.Standing;
import assay.rules.Verdict;

/** Turns the opening report of a run into its last one, with what was ruled meanwhile. */
final class Ledger {

    /** What was ruled of an example, and how long it took. */
    record Line(Ruling ruling, double seconds) {}

    private final Rulebook rulebook;
    private final Function<String, Optional<Line>> lines;
    private final Map<String, Verdict> verdicts = new HashMap<>();

    /** @param lines what was ruled of the example at a place, if anything was */
    Ledger(Rulebook rulebook, Function<String, Optional<Line>> lines) {
        this.rulebook = rulebook;
        this.lines = lines;
    }

    RunReport settle(RunReport opening, double seconds) {
        List<RuleResult> rules = opening.rules().stream().map(this::settle).toList();
        boolean partial = opening.partial() || verdicts.containsValue(Verdict.NOT_REACHED);
        return new RunReport(opening.started(), seconds, partial, opening.subjects(), rules, pins());
    }

    private RuleResult settle(RuleResult rule) {
        List<ExampleResult> examples = rule.examples().stream().map(this::settle).toList();
        Verdict worst = examples.stream().map(ExampleResult::verdict).reduce(Verdict.HOLDS, Verdict::worse);
        return new RuleResult(rule.id(), rule.system(), rule.topic(), rule.title(), worst, rule.pins(), examples);
    }

    private ExampleResult settle(ExampleResult example) {
        String place = example.feature() + ":" + example.line();
        ExampleResult settled = example.verdict() == Verdict.NOT_REACHED
                ? lines.apply(place).map(line -> settle(example, line)).orElse(example) : example;
        verdicts.put(place, settled.verdict());
        return settled;
    }

    private static ExampleResult settle(ExampleResult example, Line line) {
        return new ExampleResult(example.name(), line.ruling().verdict(), line.seconds(), example.feature(),
                example.line(), line.ruling().reason());
    }

    private Map<String, PinCounts> pins() {
        Map<String, PinCounts> counts = new TreeMap<>();
        rulebook.pins().forEach(pin -> counts.merge(pin.system(), count(pin), Ledger::sum));
        return counts;
    }

    private PinCounts count(Pin pin) {
        Standing standing = pin.standing();
        if (standing instanceof Standing.Pending) {
            return new PinCounts(0, 0, 0, 0, 1);
        }
        if (standing instanceof Standing.NotObservable) {
            return new PinCounts(0, 0, 1, 0, 0);
        }
        if (standing instanceof Standing.OutOfScope) {
            return new PinCounts(0, 0, 0, 1, 0);
        }
        Verdict verdict = verdictOf((Standing.HeldBy) standing);
        return new PinCounts(verdict == Verdict.HOLDS ? 1 : 0, verdict == Verdict.DEVIATES ? 1 : 0, 0, 0, 0);
    }

    /** The worst verdict of the examples that hold a pin: what did not run in this run holds nothing. */
    private Verdict verdictOf(Standing.HeldBy by) {
        return rulebook.rule(by.rule()).stream().flatMap(rule -> rule.called(by.example()).stream())
                .map(example -> verdicts.getOrDefault(example.place(), Verdict.NOT_REACHED))
                .reduce(Verdict::worse).orElse(Verdict.NOT_REACHED);
    }

    private static PinCounts sum(PinCounts a, PinCounts b) {
        return new PinCounts(a.held() + b.held(), a.deviating() + b.deviating(), a.notObservable() + b.notObservable(),
                a.outOfScope() + b.outOfScope(), a.pending() + b.pending());
    }
}
