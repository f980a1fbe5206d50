package assay.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import assay.report.view.Paragraph;
import assay.report.view.Paragraph.Span;

/** A description out of a feature file: paragraphs, and program text between backticks. No more of Markdown. */
final class Prose {

    private Prose() {}

    static List<Paragraph> of(String description) {
        return Stream.of(description.strip().split("\\R[ \t]*\\R"))
                .map(Prose::joined)
                .filter(text -> !text.isEmpty())
                .map(text -> new Paragraph(spans(text)))
                .toList();
    }

    /** A rule's description, without the line that names its pins: the page lists them. */
    static List<Paragraph> withoutSource(String description) {
        return of(description.lines()
                .filter(line -> !line.strip().startsWith("Source:"))
                .collect(Collectors.joining("\n")));
    }

    private static String joined(String paragraph) {
        return paragraph.lines().map(String::strip).collect(Collectors.joining(" "));
    }

    private static List<Span> spans(String text) {
        String[] parts = text.split("`", -1);
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            boolean closed = i + 1 < parts.length;
            // A last backtick without a partner is a character like any other.
            boolean code = i % 2 == 1 && closed;
            String said = i % 2 == 1 && !closed ? "`" + parts[i] : parts[i];
            if (!said.isEmpty()) {
                spans.add(new Span(said, code));
            }
        }
        return List.copyOf(spans);
    }
}
