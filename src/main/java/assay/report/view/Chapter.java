package assay.report.view;

import java.util.List;

import assay.rules.Verdict;

/**
 * What a system promises.
 *
 * @param answered who answered for it, in words
 */
public record Chapter(String system, String anchor, String answered, List<Topic> topics) {

    /**
     * One feature of a system.
     *
     * @param source the feature's path
     */
    public record Topic(String anchor, String title, String source, List<Paragraph> prose, List<RuleEntry> rules) {

        public int examples() {
            return rules.stream().mapToInt(rule -> rule.examples().size()).sum();
        }

        public Verdict verdict() {
            return rules.stream().map(RuleEntry::verdict).reduce(Verdict.HOLDS, Verdict::worse);
        }
    }
}
