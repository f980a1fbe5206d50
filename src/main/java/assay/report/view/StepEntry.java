package assay.report.view;

import java.util.List;

/**
 * A step of an example, or a hook that did not pass.
 *
 * @param status in Cucumber's word, in lower case; {@code not run} if it never started
 * @param took how long it lasted, in words; empty if it never ran
 * @param docString the step's text block, without text if it has none
 * @param mediaType of the doc string, or empty
 * @param table the step's data table by rows, or empty
 * @param trouble the failure's message, without text if there is none
 * @param trace the failure's stack trace, without text if there is none
 */
public record StepEntry(
        String keyword,
        String text,
        String status,
        String took,
        Passage docString,
        String mediaType,
        List<List<String>> table,
        Passage trouble,
        Passage trace) {}
