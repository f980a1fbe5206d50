package assay.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import assay.report.view.Front;
import assay.rules.Verdict;
import assay.subject.Provenance;

/** Words the first screen: outcome, subjects and totals. */
final class FrontPage {

    static final Set<Verdict> RED = EnumSet.of(Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES, Verdict.INCONCLUSIVE);

    private final RunReport report;
    private final Messages messages;

    FrontPage(RunReport report, Messages messages) {
        this.report = report;
        this.messages = messages;
    }

    Front front() {
        Verdict worst = report.rules().stream().map(RuleResult::verdict).reduce(Verdict.HOLDS, Verdict::worse);
        return new Front(
                headline(),
                worst,
                matter(),
                report.started().toString(),
                Words.day(report.started()),
                Words.seconds(report.seconds()),
                report.partial(),
                Stream.concat(new Gaps(report, messages).gaps().stream(), messages.gaps().stream()).toList(),
                report.subjects().stream().map(FrontPage::subject).toList(),
                Stream.of(Verdict.values()).map(this::tally).toList(),
                pins());
    }

    private String headline() {
        List<String> bad =
                counted(Verdict.VIOLATED, Verdict.NO_LONGER_DEVIATES, Verdict.INCONCLUSIVE, Verdict.NOT_REACHED);
        List<String> good = counted(Verdict.HOLDS, Verdict.DEVIATES);
        if (examples().stream().map(ExampleResult::verdict).anyMatch(RED::contains)) {
            return "Not as expected: " + Words.list(bad);
        }
        if (!bad.isEmpty()) {
            return "Cut short: " + Words.list(counted(Verdict.HOLDS, Verdict.DEVIATES, Verdict.NOT_REACHED));
        }
        return good.isEmpty() ? "Nothing was assayed" : "As expected: " + Words.list(good);
    }

    /** Such as {@code 2 examples hold} and {@code 1 deviates as listed}: only the first names what is counted. */
    private List<String> counted(Verdict... verdicts) {
        List<String> counted = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            long number = number(verdict);
            if (number > 0) {
                String who = counted.isEmpty() ? Words.count(number, "example") : String.valueOf(number);
                counted.add(who + " " + does(verdict, number == 1));
            }
        }
        return counted;
    }

    private static String does(Verdict verdict, boolean one) {
        return switch (verdict) {
            case HOLDS -> one ? "holds" : "hold";
            case DEVIATES -> one ? "deviates as listed" : "deviate as listed";
            case NO_LONGER_DEVIATES -> one ? "no longer deviates" : "no longer deviate";
            default -> verdict.words();
        };
    }

    private String matter() {
        Set<String> systems = report.rules().stream()
                .map(RuleResult::system)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return Words.count(report.rules().size(), "rule") + " about " + Words.list(List.copyOf(systems)) + ", in "
                + Words.count(examples().size(), "example") + ", held against real processes.";
    }

    private static Front.Subject subject(Provenance subject) {
        return new Front.Subject(
                subject.system(),
                subject.whose().words(),
                Words.command(subject.command()),
                subject.version(),
                subject.sha256());
    }

    private Front.Tally tally(Verdict verdict) {
        return new Front.Tally(verdict, meaning(verdict), rules(verdict), (int) number(verdict));
    }

    private static String meaning(Verdict verdict) {
        return switch (verdict) {
            case HOLDS -> "Every step passed, and nothing was left behind.";
            case DEVIATES -> "Fails as the list of deviations says it does for this build.";
            case NOT_ASSAYED -> "Not put to this subject, for the reason beside it.";
            case NOT_REACHED -> "Planned, but the run ended before it.";
            case INCONCLUSIVE -> "Set-up, a hook or the suite itself failed, so nothing was learnt either way.";
            case NO_LONGER_DEVIATES -> "Listed as a deviation, and yet it held: the entry must go.";
            case VIOLATED -> "The subject answered otherwise than the rule says, hung, or hung up.";
        };
    }

    private List<Front.Pins> pins() {
        return report.pins().entrySet().stream()
                .sorted(Map.Entry.comparingByKey(Comparator.comparing(this::rank).thenComparing(Function.identity())))
                .map(pins -> new Front.Pins(pins.getKey(), pins.getValue()))
                .toList();
    }

    /** A system's place among the rules; those without rules come last. */
    private int rank(String system) {
        List<String> systems = report.rules().stream().map(RuleResult::system).distinct().toList();
        return systems.contains(system) ? systems.indexOf(system) : systems.size();
    }

    private List<ExampleResult> examples() {
        return report.rules().stream().flatMap(rule -> rule.examples().stream()).toList();
    }

    private long number(Verdict verdict) {
        return examples().stream().filter(example -> example.verdict() == verdict).count();
    }

    private int rules(Verdict verdict) {
        return (int) report.rules().stream().filter(rule -> rule.verdict() == verdict).count();
    }
}
