package assay.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;

import assay.subject.Provenance;

/**
 * What one run found: the content of {@code run.json}.
 *
 * @param started when the run began
 * @param seconds how long it took
 * @param partial whether something that exists did not run: a selection, a system left out, a run that was cut
 * @param subjects the programs that answered
 * @param rules every rule that has a planned example
 * @param pins by system
 */
public record RunReport(
        Instant started,
        double seconds,
        boolean partial,
        List<Provenance> subjects,
        List<RuleResult> rules,
        Map<String, PinCounts> pins) {

    public RunReport {
        subjects = List.copyOf(subjects);
        rules = List.copyOf(rules);
        pins = Map.copyOf(pins);
    }
}
