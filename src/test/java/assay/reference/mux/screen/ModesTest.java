package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program switches, names and asks. */
class ModesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 6, 7, 9, 12, 25, 66, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 2004, 47, 1047, 1049})
    void aModeIsRememberedAndReported(int mode) {
        assertThat(heard("^[?" + mode + "h^[?" + mode + "$p")).containsExactly("ESC [?" + mode + ";1$y");
        assertThat(heard("^[?" + mode + "h^[?" + mode + "l^[?" + mode + "$p")).containsExactly("ESC [?" + mode + ";2$y");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 20})
    void soAreTheModesOfAnsi(int mode) {
        assertThat(heard("^[" + mode + "h^[" + mode + "$p^[" + mode + "l^[" + mode + "$p"))
                .containsExactly("ESC [" + mode + ";1$y", "ESC [" + mode + ";2$y");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "a mode nobody knows          ¦ ^[?31337$p     ¦ ESC [?31337;0$y",
        "several at once              ¦ ^[?1;2004h^[?2004$p ¦ ESC [?2004;1$y",
        "of the mouse modes one is on ¦ ^[?1003h^[?1000h^[?1003$p ¦ ESC [?1003;2$y",
        "and any ends it              ¦ ^[?1003h^[?1000l^[?1003$p ¦ ESC [?1003;2$y",
        "the keypad                   ¦ ^=^[?66$p      ¦ ESC [?66;1$y",
        "the keypad, back             ¦ ^=^>^[?66$p    ¦ ESC [?66;2$y",
        "DECSTR keeps the mouse       ¦ ^[?1000h^[!p^[?1000$p ¦ ESC [?1000;1$y",
        "DECSTR ends application keys ¦ ^[?1h^[!p^[?1$p ¦ ESC [?1;2$y",
        "RIS ends all                 ¦ ^[?1000h^c^[?1000$p ¦ ESC [?1000;2$y",
        "DSR                          ¦ ^[5n           ¦ ESC [0n",
        "CPR                          ¦ ^[3;4H^[6n     ¦ ESC [3;4R",
        "CPR behind the edge          ¦ 0123456789^[6n ¦ ESC [1;10R",
        "CPR from the margin          ¦ ^[2;4r^[?6h^[2;3H^[6n ¦ ESC [2;3R",
        "DECXCPR                      ¦ ^[3;4H^[?6n    ¦ ESC [?3;4R",
        "DA                           ¦ ^[c            ¦ ESC [?62;22c",
        "DA, said with a zero         ¦ ^[0c           ¦ ESC [?62;22c",
        "DECID                        ¦ ^Z             ¦ ESC [?62;22c",
        "DA2                          ¦ ^[>c           ¦ ESC [>1;10;0c",
        "bell                         ¦ {BEL}         ¦ bell",
        "a shell's mark               ¦ ^]133;D;1{BEL} ¦ osc 133 D;1",
        "a title ended by ST          ¦ ^]2;hi^\\      ¦ osc 2 hi",
    })
    void said(String name, String input, String heard) {
        assertThat(heard(input)).containsExactly(heard);
    }

    @ParameterizedTest
    @ValueSource(strings = {"^[1c", "^[7n", "^]no number;x{BEL}", "^]123456;x{BEL}", "^]2;given up{CAN}", "^]{BEL}", "^P$qm^\\"})
    void nothingIsSaid(String input) {
        assertThat(heard(input)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "OSC 0                  ¦ ^]0;one{BEL}          ¦ one",
        "OSC 2                  ¦ ^]2;two{BEL}          ¦ two",
        "the last one stands    ¦ ^]2;a{BEL}^]0;b{BEL} ¦ b",
        "the icon's name is not ¦ ^]2;a{BEL}^]1;b{BEL} ¦ a",
        "semicolons belong      ¦ ^]2;a;b{BEL}          ¦ a;b",
        "UTF-8                  ¦ ^]2;\u00e9\u4e2d^\\    ¦ \u00e9\u4e2d",
        "controls do not        ¦ ^]2;a{SOH}{NEL}b{BEL} ¦ ab",
        "empty is a title       ¦ ^]2;a{BEL}^]2;{BEL}  ¦ ''",
        "RIS keeps it           ¦ ^]2;a{BEL}^c          ¦ a",
    })
    void title(String name, String input, String title) {
        assertThat(Screens.fed(10, 4, input).title()).contains(title);
    }

    @Test
    void withoutOneThereIsNoTitle() {
        assertThat(Screens.fed(10, 4, "^]1;icon\u0007x").title()).isEmpty();
    }

    @Test
    void aTitleIsCutAtItsBound() {
        assertThat(Screens.fed(10, 4, "^]2;" + "\u4e2d".repeat(100_000) + "\u0007").title()).contains("\u4e2d".repeat(Command.TITLE));
    }

    @ParameterizedTest
    @CsvSource({"47, 'main|'", "1047, 'main|'", "1049, 'main|'"})
    void theAlternateScreenLeavesTheMainOneAsItWas(int mode, String dump) {
        Screen screen = Screens.fed(8, 2, "main^[?" + mode + "h^[H^[2Jother");
        assertThat(screen.isAlternate()).isTrue();
        assertThat(Screens.dump(screen)).isEqualTo("other|");
        Screens.feed(screen, "^[?" + mode + "l");
        assertThat(screen.isAlternate()).isFalse();
        assertThat(Screens.dump(screen)).isEqualTo(dump);
    }

    @Test
    void only1049ClearsAnAlternateScreenThatIsShown() {
        assertThat(Screens.dump(Screens.fed(8, 2, "^[?47hother^[?1049h"))).isEqualTo("|");
        assertThat(Screens.dump(Screens.fed(8, 2, "^[?47hother^[?1047h"))).isEqualTo("other|");
    }

    @Test
    void only1049BringsTheCursorBack() {
        assertThat(Screens.cursor(Screens.fed(8, 2, "main^[?1049h^[H^[?1049l"))).isEqualTo("4,0");
        assertThat(Screens.cursor(Screens.fed(8, 2, "main^[?1047h^[H^[?1047l"))).isEqualTo("0,0");
    }

    @Test
    void theAlternateScreenIsForgottenWhenItIsLeft() {
        assertThat(Screens.dump(Screens.fed(8, 2, "^[?47hgone^[?47l^[?47h"))).isEqualTo("|");
    }

    @Test
    void eachScreenSavesACursorOfItsOwn() {
        Screen screen = Screens.fed(8, 4, "^[2;2H^7^[?47h^[3;3H^7^[H^8");
        assertThat(Screens.cursor(screen)).isEqualTo("2,2");
        Screens.feed(screen, "^[?47l^8");
        assertThat(Screens.cursor(screen)).isEqualTo("1,1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "^[?25l         ¦ \u001b[?1;5;9;12;25;1000;1002;1003;1004;1005;1006;1007;1015;1016;2004l\u001b[?7h",
        "^[?2004;1006h  ¦ \u001b[?7;25;1006;2004h",
        "^=             ¦ \u001b=", "^[5 q          ¦ \u001b[5 q", "^[9 q          ¦ \u001b[0 q",
        "^[1;3r         ¦ \u001b[1;3r", "^]2;t{BEL}    ¦ \u001b]2;t\u001b\\\\",
        "^H             ¦ \u001b[3g\u001b[1G\u001bH",
        "^[?1049h       ¦ \u001b8\u001b[?1049h"})
    void aRepaintSays(String input, String bytes) {
        assertThat(new String(Screens.fed(8, 4, input).repaint(), StandardCharsets.UTF_8)).contains(bytes.replace("\\\\", "\\"));
    }

    private static List<String> heard(String input) {
        Spoken spoken = new Spoken();
        Screens.feed(new Screen(10, 4, 10, spoken), input);
        return spoken.all();
    }
}
