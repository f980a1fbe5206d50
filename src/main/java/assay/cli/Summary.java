package assay.cli;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

import assay.report.RunReport;
import assay.rules.Verdict;

/** A run's result in one line. */
final class Summary {

    private Summary() {}

    static String of(RunReport report) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        report.rules().forEach(rule -> rule.examples()
                .forEach(example -> counts.merge(example.verdict(), 1, Integer::sum)));
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        String verdicts = counts.entrySet().stream().map(entry -> entry.getKey().words() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return total + (total == 1 ? " example: " : " examples: ") + verdicts + (report.partial() ? " (a partial run)" : "");
    }
}
