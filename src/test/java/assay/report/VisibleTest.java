package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {

    @Test
    void controlsBecomePictures() {
        assertThat(Visible.text("a\0b\33[31mc\rd\177")).isEqualTo("a␀b␛[31mc␍d␡");
    }

    @Test
    void whatHasNoPictureBecomesItsEscape() {
        assertThat(Visible.text("\u0085 \u2028 \u2029 \ud800 \udc00 \u202e \ufeff \uffff")).isEqualTo(
                "\\u0085 \\u2028 \\u2029 \\ud800 \\udc00 \\u202e \\ufeff \\uffff");
        assertThat(Visible.text(Character.toString(0x1fffe) + Character.toString(0xe0041))).isEqualTo("\\u{1fffe}\\u{e0041}");
    }

    @Test
    void linesTabsAndWholeCharactersStay() {
        String text = "one\n\ttwo 日本語é 👩‍🚀 ␛ \u00ad";
        assertThat(Visible.text(text)).isSameAs(text);
    }
}
