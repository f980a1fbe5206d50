package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colours and attributes. A look is named by the shortest sequence that selects it. */
class LooksTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "1, 0;1", "2, 0;2", "3, 0;3", "4, 0;4", "5, 0;5", "6, 0;5", "7, 0;7", "8, 0;8", "9, 0;9", "21, 0;21", "53, 0;53",
        "1;2;22, 0", "3;23, 0", "4;24, 0", "5;25, 0", "7;27, 0", "8;28, 0", "9;29, 0", "53;55, 0", "1;0, 0", "1;, 0",
        "4:0, 0", "4:1, 0;4", "4:2, 0;21", "4:3, 0;4:3", "4:5, 0;4:5", "4:9, 0", "1;4:3;7, 0;1;7;4:3",
        "31, 0;31", "97, 0;97", "31;39, 0", "42, 0;42", "107, 0;107", "42;49, 0",
        "38;5;9, 0;91", "38;5;200, 0;38;5;200", "48;5;20, 0;48;5;20", "38;5;999, 0;38;5;255", "38;5, 0", "38, 0",
        "38;2;1;2;3, 0;38;2;1;2;3", "48;2;255;0;9;1, 0;1;48;2;255;0;9", "38;2;1;2, 0", "38;2;999;0;0, 0;38;2;255;0;0",
        "38:5:7, 0;37", "38:2:1:2:3, 0;38;2;1;2;3", "38:2::1:2:3, 0;38;2;1;2;3", "38:2:0:1:2:3, 0;38;2;1;2;3", "38:2::1:2:3;1, 0;1;38;2;1;2;3",
        "58;5;3, 0", "58;2;1;2;3;1, 0;1", "58:2::1:2:3;1, 0;1", "38;9;1, 0;1", "31;1;38;5;200, 0;1;38;5;200", "11;99;110, 0"})
    void sgr(String numbers, String look) {
        assertThat(look("\u001b[" + numbers + "m")).isEqualTo("\u001b[" + look + "m");
    }

    @Test
    void sgrWithoutNumbersIsPlain() {
        assertThat(look("\u001b[1;31m\u001b[m")).isEqualTo("\u001b[0m");
    }

    @Test
    void otherSequencesThatEndInMAreNotSgr() {
        assertThat(look("\u001b[>4;1m\u001b[?1m")).isEqualTo("\u001b[0m");
    }

    @Test
    void whatIsErasedKeepsTheBackgroundAlone() {
        assertThat(repainted("^[1;31;44m^[K^[0m")).contains("\u001b[0;44m     ");
        assertThat(repainted("^[1;31;44m^[2J^[0m")).contains("\u001b[0;44m     ");
        assertThat(repainted("ab^[1;31;44m^[1G^[P^[0m")).contains("b   \u001b[0;44m ");
        assertThat(repainted("^[1;31;44m^[2;1H\n^[0m")).contains("\u001b[2H\u001b[0;44m     ");
    }

    private static String look(String input) {
        Terminal terminal = new Terminal(5, 2, new History(0));
        byte[] bytes = input.getBytes(StandardCharsets.US_ASCII);
        new Parser(new Functions(terminal, Spoken.nothing())).feed(bytes, 0, bytes.length);
        Bytes out = new Bytes();
        Pen.select(terminal.cursor.pen, out);
        return new String(out.toArray(), StandardCharsets.US_ASCII);
    }

    private static String repainted(String input) {
        return new String(Screens.fed(5, 2, input).repaint(), StandardCharsets.UTF_8);
    }
}
