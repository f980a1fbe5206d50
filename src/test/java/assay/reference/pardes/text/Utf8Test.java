package assay.reference.pardes.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a character ends, at the edges of what is well-formed. */
class Utf8Test {

    @ParameterizedTest
    @CsvSource({
        "41, 1", "c280, 2", "c080, 1", "c1bf, 1", "dfbf, 2", "e0a080, 3", "e09fbf, 1", "ed9fbf, 3", "eda080, 1", "ee8080, 3",
        "efbfbf, 3", "f0908080, 4", "f08fbfbf, 1", "f48fbfbf, 4", "f4908080, 1", "f5808080, 1", "e697, 1", "80, 1", "ff, 1"})
    void length(String bytes, int length) {
        byte[] text = HexFormat.of().parseHex(bytes);
        assertThat(Utf8.length(text, 0, text.length)).isEqualTo(length);
    }

    /** Java's own decoder judges every sequence of a lead, two more bytes and an end. */
    @Test
    void itKnowsTheSameSequencesAsJava() {
        for (int lead = 0x80; lead < 0x100; lead++) {
            for (int second = 0; second < 0x100; second++) {
                check(new byte[] {(byte) lead, (byte) second});
                check(new byte[] {(byte) lead, (byte) second, (byte) 0x80});
                check(new byte[] {(byte) lead, (byte) second, (byte) 0xbf, (byte) 0x80});
            }
        }
    }

    private static void check(byte[] bytes) {
        boolean one = Utf8.length(bytes, 0, bytes.length) == bytes.length;
        assertThat(one).as(HexFormat.of().formatHex(bytes)).isEqualTo(isOneCharacter(bytes));
    }

    private static boolean isOneCharacter(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.codePointCount(0, text.length()) == 1;
        } catch (CharacterCodingException notText) {
            return false;
        }
    }

    @Test
    void shownTextNeverBreaksALine() {
        byte[] text = "a\r\n\tb\u007f\u0085\u2028é\"\\".getBytes(StandardCharsets.UTF_8);
        assertThat(Shown.of(text)).isEqualTo("a\\x0d\\x0a\\x09b\\x7f\\u{85}\\u{2028}é\"\\");
        assertThat(Shown.quoted(text)).isEqualTo("\"a\\x0d\\x0a\\x09b\\x7f\\u{85}\\u{2028}é\\\"\\\\\"");
        assertThat(Shown.of(new byte[] {(byte) 0xc3, 'x'})).isEqualTo("\\xc3x");
        assertThat(Shown.quoted("y".repeat(64))).isEqualTo('"' + "y".repeat(64) + '"');
        assertThat(Shown.quoted("y".repeat(65))).isEqualTo('"' + "y".repeat(64) + "...\"");
    }
}
