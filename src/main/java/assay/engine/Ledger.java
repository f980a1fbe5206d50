package assay.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

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
        rulebook.pins().forEach(pin -> counts.merge(pin.system(), count(pin), PinCounts::plus));
        return counts;
    }

    private PinCounts count(Pin pin) {
        Standing standing = pin.standing();
        if (standing instanceof Standing.Pending) {
            return PinCounts.PENDING;
        }
        if (standing instanceof Standing.NotObservable) {
            return PinCounts.NOT_OBSERVABLE;
        }
        if (standing instanceof Standing.OutOfScope) {
            return PinCounts.OUT_OF_SCOPE;
        }
        return PinCounts.of(verdictOf((Standing.HeldBy) standing));
    }

    /** The worst verdict of the examples that hold a pin: what did not run in this run holds nothing. */
    private Verdict verdictOf(Standing.HeldBy by) {
        return by.places().stream().flatMap(this::verdictsAt).reduce(Verdict::worse).orElse(Verdict.NOT_REACHED);
    }

    private Stream<Verdict> verdictsAt(Standing.Place place) {
        return rulebook.rule(place.rule()).stream().flatMap(rule -> rule.called(place.example()).stream())
                .map(example -> verdicts.getOrDefault(example.place(), Verdict.NOT_REACHED))
                .map(Ledger::ofPin);
    }

    /** What holds against the list of deviations holds the pin all the same: it is the list that is wrong. */
    private static Verdict ofPin(Verdict verdict) {
        return verdict == Verdict.NO_LONGER_DEVIATES ? Verdict.HOLDS : verdict;
    }
}
