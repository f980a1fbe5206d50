package assay.report;

import assay.rules.Verdict;

/**
 * What became of one example.
 *
 * @param name the example's name, unique in its rule
 * @param verdict what the run says of it
 * @param seconds from its first hook to its last
 * @param feature the feature's path below the project, with forward slashes
 * @param line the example's line, or the row's in an outline: with the feature, what joins it to Cucumber's messages
 * @param reason why, in words: the failure's message, the deviation's reason, or why it did not run; empty if it holds
 */
public record ExampleResult(String name, Verdict verdict, double seconds, String feature, int line, String reason) {}
