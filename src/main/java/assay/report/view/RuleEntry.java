package assay.report.view;

import java.util.List;

import assay.rules.Verdict;

/**
 * A rule on the page.
 *
 * @param id its slug, and its place on the page
 * @param title its sentence
 * @param took how long its examples lasted together, in words
 * @param rerun the command that runs just this rule
 */
public record RuleEntry(
        String id,
        String title,
        Verdict verdict,
        String took,
        List<Paragraph> prose,
        List<String> pins,
        String rerun,
        List<ExampleEntry> examples) {}
