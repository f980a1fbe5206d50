package assay.report.view;

import java.util.List;

/** A paragraph of a description. */
public record Paragraph(List<Span> spans) {

    /** A run of words, or of program text. */
    public record Span(String text, boolean code) {}
}
