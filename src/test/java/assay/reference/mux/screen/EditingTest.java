package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is erased, inserted, deleted and scrolled. The screen is full of letters: five columns, four rows. */
class EditingTest {

    private static final String FULL = "aaaaa\r\nbbbbb\r\nccccc\r\nddddd";

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '¦', value = {
        "EL                           ¦ ^[2;3H^[K       ¦ aaaaa|bb|ccccc|ddddd",
        "EL 1                         ¦ ^[2;3H^[1K      ¦ aaaaa|   bb|ccccc|ddddd",
        "EL 2                         ¦ ^[2;3H^[2K      ¦ aaaaa||ccccc|ddddd",
        "ED                           ¦ ^[2;3H^[J       ¦ aaaaa|bb||",
        "ED 1                         ¦ ^[2;3H^[1J      ¦ |   bb|ccccc|ddddd",
        "ED 2                         ¦ ^[2;3H^[2J      ¦ |||",
        "selective erase erases       ¦ ^[2;3H^[?J^[?1K ¦ aaaaa|||",
        "ECH                          ¦ ^[2;2H^[2X      ¦ aaaaa|b  bb|ccccc|ddddd",
        "ECH beyond the edge          ¦ ^[2;2H^[99X     ¦ aaaaa|b|ccccc|ddddd",
        "ICH                          ¦ ^[2;2H^[2@      ¦ aaaaa|b  bb|ccccc|ddddd",
        "DCH                          ¦ ^[2;2H^[2P      ¦ aaaaa|bbb|ccccc|ddddd",
        "DCH beyond the edge          ¦ ^[2;2H^[99P     ¦ aaaaa|b|ccccc|ddddd",
        "IL                           ¦ ^[2;2H^[Lx      ¦ aaaaa|x|bbbbb|ccccc",
        "IL more than there is        ¦ ^[2;2H^[9L      ¦ aaaaa|||",
        "DL                           ¦ ^[2;2H^[Mx      ¦ aaaaa|xcccc|ddddd|",
        "DL more than there is        ¦ ^[2;2H^[9M      ¦ aaaaa|||",
        "IL within the margins        ¦ ^[2;3r^[2;1H^[L ¦ aaaaa||bbbbb|ddddd",
        "DL within the margins        ¦ ^[2;3r^[2;1H^[M ¦ aaaaa|ccccc||ddddd",
        "IL outside the margins       ¦ ^[2;3r^[4;1H^[L ¦ aaaaa|bbbbb|ccccc|ddddd",
        "SU                           ¦ ^[S             ¦ bbbbb|ccccc|ddddd|",
        "SU within the margins        ¦ ^[2;3r^[S       ¦ aaaaa|ccccc||ddddd",
        "SD                           ¦ ^[2T            ¦ ||aaaaa|bbbbb",
        "SD within the margins        ¦ ^[2;4r^[T       ¦ aaaaa||bbbbb|ccccc",
        "SD with five numbers is none ¦ ^[1;1;1;1;1T    ¦ aaaaa|bbbbb|ccccc|ddddd",
        "LF at the bottom margin      ¦ ^[2;3r^[3;1H{LF}x ¦ aaaaa|ccccc|x|ddddd",
        "LF below the margin          ¦ ^[1;2r^[4;1H{LF}x ¦ aaaaa|bbbbb|ccccc|xdddd",
        "RI at the top margin         ¦ ^[2;3r^[2;1H^Mx ¦ aaaaa|x|bbbbb|ddddd",
        "DECALN                       ¦ ^#8             ¦ EEEEE|EEEEE|EEEEE|EEEEE",
        "an OSC is no text            ¦ ^[2;1H^]2;hi{BEL}x^]9;hi^\\y ¦ aaaaa|xybbb|ccccc|ddddd",
        "DCS, APC, PM and SOS neither ¦ ^[2;1H^Pa{BEL}b^\\w^_a^\\x^^a^\\y^Xa^\\z ¦ aaaaa|wxyzb|ccccc|ddddd",
        "CAN gives a sequence up      ¦ ^[2;1H^[3{CAN}x^]2;a{CAN}y ¦ aaaaa|xybbb|ccccc|ddddd",
        "ESC begins a new sequence    ¦ ^[2;1H^[3^[2;3Hx ¦ aaaaa|bbxbb|ccccc|ddddd",
        "a control inside a sequence  ¦ ^[2;1H^[{CR}3Gx   ¦ aaaaa|bbxbb|ccccc|ddddd",
        "a sequence nobody knows      ¦ ^[2;1H^[1;2;3yx^[>4;2mx^[1$zx^%Gx^[<ux ¦ aaaaa|xxxxx|ccccc|ddddd",
        "a sequence that is wrong     ¦ ^[2;1H^[1?5hx^[1 2zx ¦ aaaaa|xxbbb|ccccc|ddddd",
        "numbers without end          ¦ ^[2;99999999999999999999Hx ¦ aaaaa|bbbbx|ccccc|ddddd",
        "more numbers than any takes  ¦ ^[2;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1Hx ¦ aaaaa|xbbbb|ccccc|ddddd",
    })
    void screen(String name, String input, String dump) {
        assertThat(Screens.dump(Screens.fed(5, 4, FULL + input))).isEqualTo(dump);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '¦', value = {
        "EL cuts a wide character   ¦ 中文^[2G^[K  ¦ ''",
        "ECH cuts one at each end   ¦ 中文^[2G^[2X ¦ ''",
        "ICH cuts one at the edge   ¦ a中文^[1G^[@ ¦ ' a中'",
        "ICH inside one             ¦ 中^[2G^[@x   ¦ ' x'",
        "DCH takes half of one      ¦ 中x^[1G^[P   ¦ ' x'",
        "marks move along           ¦ e\u0301x^[1G^[@ ¦ ' e\u0301x'",
        "marks move back            ¦ ae\u0301x^[1G^[P ¦ e\u0301x",
    })
    void row(String name, String input, String dump) {
        assertThat(Screens.dump(Screens.fed(5, 1, input))).isEqualTo(dump);
    }

    @Test
    void whatLeavesAtTheTopIsHistory() {
        Screen screen = Screens.fed(5, 2, "a\r\n\r\nb\r\nc\r\nd");
        assertThat(screen.history()).containsExactly("a", "", "b");
        assertThat(screen.cursorLine()).isEqualTo(4);
    }

    @Test
    void whatScrollsWithinMarginsBelowTheTopIsNot() {
        assertThat(Screens.fed(5, 3, "a\r\nb\r\nc^[2;3r^[3;1H\n\n").history()).isEmpty();
    }

    @Test
    void whatScrollsUnderAMarginAtTheVeryTopIs() {
        assertThat(Screens.fed(5, 3, "a\r\nb\r\nc^[1;2r^[2;1H\n\n").history()).containsExactly("a", "b");
    }

    @Test
    void whatLeavesTheAlternateScreenIsNot() {
        assertThat(Screens.fed(5, 2, "^[?1049ha\r\nb\r\nc").history()).isEmpty();
    }

    @Test
    void historyIsBoundedAndKeepsTheNewest() {
        Screen screen = new Screen(5, 1, 3, Spoken.nothing());
        Screens.feed(screen, "1\r\n2\r\n3\r\n4\r\n5\r\n6");
        assertThat(screen.history()).containsExactly("3", "4", "5");
        assertThat(screen.cursorLine()).isEqualTo(5);
    }

    @Test
    void ed3ForgetsHistoryAndNothingElse() {
        Screen screen = Screens.fed(5, 2, "a\r\nb\r\nc^[3J");
        assertThat(screen.history()).isEmpty();
        assertThat(Screens.dump(screen)).isEqualTo("b|c");
    }
}
