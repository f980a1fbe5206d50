package assay.report.view;

import java.util.List;
import java.util.function.ToIntFunction;

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

    /**
     * In how many pins of each system one thing came out, in the order of the systems.
     *
     * @param words what came out
     */
    public record Standing(String words, List<Integer> counts) {

        public boolean isEmpty() {
            return counts.stream().allMatch(count -> count == 0);
        }
    }

    /** The pins once more, a row for each way in which they may stand: there are more of those than of systems. */
    public List<Standing> standings() {
        return List.of(standing("held", PinCounts::held), standing("deviating", PinCounts::deviating),
                standing("violated", PinCounts::violated), standing("inconclusive", PinCounts::inconclusive),
                standing("not run", PinCounts::notRun), standing("not observable", PinCounts::notObservable),
                standing("out of scope", PinCounts::outOfScope), standing("pending", PinCounts::pending),
                standing("all", PinCounts::total));
    }

    private Standing standing(String words, ToIntFunction<PinCounts> count) {
        return new Standing(words, pins.stream().map(each -> count.applyAsInt(each.counts())).toList());
    }

    public int examples() {
        return tallies.stream().mapToInt(Tally::examples).sum();
    }
}
