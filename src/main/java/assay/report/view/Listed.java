package assay.report.view;

import assay.rules.Verdict;

/**
 * An example in one of the lists before the chapters.
 *
 * @param anchor the example's place on the page
 * @param rule the rule's sentence
 * @param ruleId the rule's place on the page
 * @param version the subject's, where the list is about a version
 * @param reason why, shortened to a line or two
 */
public record Listed(
        Verdict verdict, String anchor, String example, String rule, String ruleId, String version, String reason) {}
