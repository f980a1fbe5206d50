package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How text reaches the screen. */
class WritingTest {

    /** On eight columns and three rows; {@code ^} is ESC, {@code ~} a carriage return and a line feed. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "plain text                       ¦ abc           ¦ abc||            ¦ 3,0",
        "two lines                        ¦ ab~cd         ¦ ab|cd|           ¦ 2,1",
        "the last column leaves it there  ¦ abcdefgh      ¦ abcdefgh||       ¦ 7,0",
        "one more wraps                   ¦ abcdefghi     ¦ abcdefgh|i|      ¦ 1,1",
        "a full row and a line end        ¦ abcdefgh~i    ¦ abcdefgh|i|      ¦ 1,1",
        "no wrap writes the last column   ¦ ^[?7labcdefghij ¦ abcdefgj||     ¦ 7,0",
        "wrap switched on again           ¦ ^[?7labcdefghi^[?7hj ¦ abcdefgi|j|  ¦ 1,1",
        "the bottom scrolls               ¦ a~b~c~d       ¦ b|c|d            ¦ 1,2",
        "a wrap at the bottom scrolls     ¦ a~b~12345678c ¦ b|12345678|c     ¦ 1,2",
        "insert mode pushes               ¦ abc^[2G^[4hXY ¦ aXYbc||          ¦ 3,0",
        "insert mode loses at the edge    ¦ abcdefgh^[1G^[4hX ¦ Xabcdefg||   ¦ 1,0",
        "replace mode again               ¦ abc^[1G^[4h^[4lX ¦ Xbc||         ¦ 1,0",
        "repeat                           ¦ ab^[3b        ¦ abbbb||          ¦ 5,0",
        "repeat without a number          ¦ ab^[b         ¦ abb||            ¦ 3,0",
        "repeat wraps                     ¦ abcdefg^[3b   ¦ abcdefgg|gg|     ¦ 2,1",
        "repeat after a control is none   ¦ a~^[4b        ¦ a||              ¦ 0,1",
        "repeat fills a row at most       ¦ a^[999b       ¦ aaaaaaaa|a|      ¦ 1,1",
        "line drawing                     ¦ ^(0lqk^(Bq    ¦ ┌─┐q||           ¦ 4,0",
        "line drawing begins at 5F        ¦ ^(0A_`        ¦ A ◆||            ¦ 3,0",
        "line drawing by shift out        ¦ ^)0q{SO}q{SI}q ¦ q─q||       ¦ 3,0",
        "the pound                        ¦ ^(A#^(B#      ¦ £#||             ¦ 2,0",
        "wide                             ¦ 中a           ¦ 中a||            ¦ 3,0",
        "wide at the edge wraps whole     ¦ 1234567中     ¦ 1234567|中|      ¦ 2,1",
        "wide in the last two columns     ¦ 123456中x     ¦ 123456中|x|      ¦ 1,1",
        "wide without wrap keeps the edge ¦ ^[?7l1234567中 ¦ 123456中||      ¦ 7,0",
        "half a wide overwritten, left    ¦ 中b^[1Gx      ¦ x b||            ¦ 1,0",
        "half a wide overwritten, right   ¦ 中b^[2Gx      ¦ \u0020xb||       ¦ 2,0",
        "emoji is wide                    ¦ \uD83D\uDE00a ¦ \uD83D\uDE00a||  ¦ 3,0",
        "a mark takes no room             ¦ e\u0301x      ¦ e\u0301x||       ¦ 2,0",
        "a mark on the last column        ¦ 1234567e\u0301x ¦ 1234567e\u0301|x| ¦ 1,1",
        "a mark on a wide character       ¦ か\u3099x     ¦ か\u3099x||      ¦ 3,0",
        "a mark with nothing before it    ¦ \u0301a       ¦ a||              ¦ 1,0",
        "overwriting takes the mark along ¦ e\u0301^[1Ga  ¦ a||              ¦ 1,0",
        "joined syllable                  ¦ \u1112\u1161\u11ABx ¦ \u1112\u1161\u11ABx|| ¦ 3,0",
        "controls and DEL leave no trace  ¦ a{SOH}{DEL}b ¦ ab||            ¦ 2,0",
        "C1 controls in UTF-8 are dropped ¦ a{NEL}b      ¦ ab||             ¦ 2,0",
    })
    void text(String name, String input, String dump, String cursor) {
        Screen screen = Screens.fed(8, 3, input.replace("~", "\r\n"));
        assertThat(Screens.dump(screen).strip()).isEqualTo(dump.strip());
        assertThat(Screens.cursor(screen)).isEqualTo(cursor);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "C3A97C, é|", "E4B8AD7C, 中|", "F09F98807C, \uD83D\uDE00|",
        // One bad byte before a good character costs one mark and no neighbour.
        "61FFC3A97C, a\uFFFDé|", "6180E4B8AD7C, a\uFFFD中|",
        // A character that breaks off costs one mark, however much of it there was.
        "E4B87C, \uFFFD|", "F09F987C, \uFFFD|", "C3E4B8AD, \uFFFD中", "F09F98C3A9, \uFFFDé",
        // No overlong forms, no surrogates, nothing beyond the last code point: each byte is a mark of its own.
        "C0AF7C, \uFFFD\uFFFD|", "E080AF, \uFFFD\uFFFD\uFFFD", "EDA080, \uFFFD\uFFFD\uFFFD", "F4908080, \uFFFD\uFFFD\uFFFD\uFFFD", "F5, \uFFFD",
        "F48FBFBF7C, \uDBFF\uDFFF|",
        // A sequence that begins inside a character ends it.
        "C31B5B317C, \uFFFD", "C30D41, A"})
    void bytes(String hex, String text) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        Screen whole = new Screen(8, 2, 0, Spoken.nothing());
        whole.feed(bytes);
        assertThat(whole.dump().get(0)).isEqualTo(text);
        Screen cut = new Screen(8, 2, 0, Spoken.nothing());
        for (int i = 0; i < bytes.length; i++) {
            cut.feed(bytes, i, 1);
        }
        assertThat(cut.dump()).isEqualTo(whole.dump());
    }

    @Test
    void aByteAboveAsciiInsideASequenceEndsItAndIsText() {
        assertThat(Screens.dump(Screens.fed(8, 1, "a^[3\u00e9b"))).isEqualTo("a\u00e9b");
    }

    @Test
    void aCellKeepsEightMarksAndDropsTheRest() {
        assertThat(Screens.dump(Screens.fed(4, 1, "e" + "\u0301".repeat(50) + "x"))).isEqualTo("e" + "\u0301".repeat(8) + "x");
    }

    @Test
    void oneColumnHoldsNoWideCharacter() {
        assertThat(Screens.dump(Screens.fed(1, 3, "\u4e2da"))).isEqualTo("\ufffd|a|");
    }

    @Test
    void manyBytesInOneGoAreTheSameAsOneByOne() {
        byte[] input = "abc\r\n\u001b[1mdef\u001b[0m\u4e2d".getBytes(StandardCharsets.UTF_8);
        assertThat(Screens.dump(Screens.fed(8, 3, new String(input, StandardCharsets.UTF_8)))).isEqualTo("abc|def\u4e2d|");
    }
}
