package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How wide characters are. The table stands against what Java knows of each code point. */
class WidthsTest {

    @ParameterizedTest
    @CsvSource({
        "0020, 1", "00AD, 1", "0300, 0", "036F, 0", "0370, 1", "0483, 0", "0E33, 1", "0E34, 0", "10FF, 1", "1100, 2",
        "115F, 2", "1160, 0", "11FF, 0", "1200, 1", "200B, 0", "200D, 0", "2028, 0", "20AC, 1", "2319, 1", "231A, 2",
        "231B, 2", "231C, 1", "2500, 1", "2E7F, 1", "2E80, 2", "303F, 1", "3099, 0", "4DBF, 2", "4DC0, 1", "4E00, 2",
        "A4C6, 2", "AC00, 2", "D7A3, 2", "D7A4, 1", "D7B0, 0", "E000, 1", "FE0F, 0", "FEFF, 0", "FF01, 2", "FF60, 2",
        "FF61, 1", "FFE6, 2", "FFFD, 1", "1F004, 2", "1F1E6, 1", "1F300, 2", "1F321, 1", "1F600, 2", "1F64F, 2",
        "1FAF6, 2", "20000, 2", "3FFFD, 2", "3FFFE, 1", "E0101, 0", "10FFFF, 1"})
    void columns(String glyph, int width) {
        assertThat(Widths.of(Integer.parseInt(glyph, 16))).isEqualTo(width);
    }

    /** A page is computed once and then looked up: both must say the same. */
    @Test
    void everyCodePointHasAWidthThatFollowsItsKind() {
        List<String> wrong = new ArrayList<>();
        for (int glyph = 0x300; glyph <= Character.MAX_CODE_POINT; glyph++) {
            int first = Widths.of(glyph);
            int kind = Character.getType(glyph);
            boolean mark = kind == Character.NON_SPACING_MARK || kind == Character.ENCLOSING_MARK;
            boolean ideograph = UnicodeScript.of(glyph) == UnicodeScript.HAN && Character.isIdeographic(glyph);
            if (first != Widths.of(glyph) || mark && first != 0 || ideograph && first != 2) {
                wrong.add(Integer.toHexString(glyph));
            }
        }
        assertThat(wrong).isEmpty();
    }
}
