package assay.report.view;

import java.util.List;

import assay.rules.Verdict;

/**
 * An example on the page.
 *
 * @param open whether it is shown unfolded: it is not as expected
 * @param glimpse the reason's first words, shown while it is folded
 * @param because what introduces the reason
 * @param rerun the command that runs just this example
 * @param reason why the verdict is what it is; without text if the steps say it
 */
public record ExampleEntry(
        String anchor,
        String name,
        Verdict verdict,
        boolean open,
        String took,
        String glimpse,
        String because,
        Passage reason,
        List<StepEntry> steps,
        List<Exhibit> evidence,
        String rerun) {}
