package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import assay.report.view.Paragraph;
import assay.report.view.Paragraph.Span;

class ProseTest {

    @Test
    void blankLinesPartParagraphsAndIndentationGoes() {
        assertThat(Prose.of("  One line\n  and its rest.\n   \n  Another.\n")).containsExactly(
                words("One line and its rest."), words("Another."));
    }

    @Test
    void backticksMarkProgramText() {
        assertThat(Prose.of("Call `f()` twice")).containsExactly(
                new Paragraph(List.of(new Span("Call ", false), new Span("f()", true), new Span(" twice", false))));
    }

    @Test
    void aBacktickWithoutPartnerIsText() {
        assertThat(Prose.of("a `b` c`d").get(0).spans()).containsExactly(
                new Span("a ", false), new Span("b", true), new Span(" c", false), new Span("`d", false));
    }

    @Test
    void theLineThatNamesThePinsIsLeftOut() {
        assertThat(Prose.withoutSource("  Why.\n\n  Source: doc: pin")).containsExactly(words("Why."));
        assertThat(Prose.withoutSource("Source: doc: pin")).isEmpty();
    }

    private static Paragraph words(String text) {
        return new Paragraph(List.of(new Span(text, false)));
    }
}
