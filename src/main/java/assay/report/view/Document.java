package assay.report.view;

import java.util.List;

/**
 * The whole page.
 *
 * @param findings the examples that are not as expected
 * @param deviations the examples that a list expects to fail
 * @param files the report's other files that exist, by name
 */
public record Document(
        Front front,
        List<Listed> findings,
        List<Listed> deviations,
        List<Chapter> chapters,
        List<String> files) {}
