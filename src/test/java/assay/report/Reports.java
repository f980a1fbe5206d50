package assay.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;

import assay.rules.Verdict;
import assay.subject.Provenance;

/** Reports for tests. */
final class Reports {

    /** Everything that a failing example may quote: markup, controls, half a character, line ends that scripts dislike. */
    static final String HOSTILE = "</script><b> <!-- ]]> \0 \ud800 \u2028 \u001b[31m & \"the end\"";

    private Reports() {}

    /** A report with one example of each verdict, all of which give the same reason but the one that holds. */
    static RunReport ofEveryVerdict(String reason) {
        List<ExampleResult> examples = List.of(Verdict.values()).stream().map(verdict -> new ExampleResult(
                "is " + verdict.words(), verdict, 0.25, "features/monty/counting.feature", 7 + verdict.ordinal(),
                verdict == Verdict.HOLDS ? "" : reason)).toList();
        RuleResult rule = new RuleResult("count-adds", "monty", "counting", "A counter adds", Verdict.VIOLATED,
                List.of("manual: adding"), examples);
        Provenance subject = new Provenance("monty", List.of("/bin/monty", "sub process"), "monty 1", "ab", Provenance.Whose.REAL);
        return new RunReport(Instant.parse("2026-11-30T01:02:03.456Z"), 1.75, true, List.of(subject), List.of(rule),
                Map.of("monty", new PinCounts(1, 2, 3, 4, 5, 6, 7, 8)));
    }
}
