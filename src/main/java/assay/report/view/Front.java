package assay.report.view;

import java.util.List;

import assay.report.PinCounts;
import assay.rules.Verdict;

/**
 * The first screen: what was assayed, who answered, and what came of it.
 *
 * @param headline the outcome in one sentence
 * @param worst the worst verdict of all
 * @param matter what was put to the subjects, in one sentence
 * @param started for a machine, in ISO 8601
 * @param day when the run began, in words
 * @param took how long it lasted, in words
 * @param partial whether something that exists did not run
 * @param gaps what did not run and what the page lacks, a sentence each
 */
public record Front(
        String headline,
        Verdict worst,
        String matter,
        String started,
        String day,
        String took,
        boolean partial,
        List<String> gaps,
        List<Subject> subjects,
        List<Tally> tallies,
        List<Pins> pins) {

    /** A program that answered; its command is quoted for a shell. */
    public record Subject(String system, String whose, String command, String version, String sha256) {}

    /** How often a verdict was given, and what it means. */
    public record Tally(Verdict verdict, String meaning, int rules, int examples) {}

    /** How a system's pins stand. */
    public record Pins(String system, PinCounts counts) {}

    public int examples() {
        return tallies.stream().mapToInt(Tally::examples).sum();
    }
}
