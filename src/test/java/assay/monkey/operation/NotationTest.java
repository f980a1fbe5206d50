package assay.monkey.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "write /pane/{p3}/body data \"x\\n\"",
        "write /pane/{p3}/ctl mode 18 by 1,3,7 at 1099511627776 data \"Undo\"",
        "write \"/pane/a\\x00b \\x0a\" data \"\"",
        "read /index",
        "read /pane/{g0}/xdata mode 2 at 3 count 1 times 8",
        "stat /",
        "remove /col/{c2}",
        "create /pane name new perm 2147484159 mode 1",
        "create /pane name \"\"",
        "fids /log",
        "hold h1 /log mode 2",
        "write-held h1 data \"follow\\n\"",
        "read-held h1",
        "read /index at 18446744073709551614 count 4294967295 times 100000",
        "leave h1 count 2147483648",
        "read-held h1 count 4294967295",
        "create /pane name new perm 4294967295 mode 255",
        "read-held h1 count 16 at 5",
        "leave h1 count 1",
        "flush h1",
        "clunk h1",
        "listing /index { read /pane/new }",
        "watch /pane/{p0} { sequence { write /pane/{p0}/addr data \"1\" } { write /pane/{p0}/data data \"} { \\\"\" } }",
        "cut /pane/{p0}/body sent 9 data \"half\"",
        "restore data \"Restore\\n\"",
        "host alpha.txt",
        "host alpha.txt data \"caf\u00e9 \\xff\\x1b[2J\"",
        "sequence",
        "aside { stat / }",
        "together { stat / } { read /log }"
    })
    void aLineIsReadAndPrintedAsItWas(String line) {
        assertThat(Notation.print(Notation.parse(line)).replace("\\x0a", "\\n")).isEqualTo(line.replace("\\x0a", "\\n"));
        assertThat(Notation.parse(Notation.print(Notation.parse(line)))).isEqualTo(Notation.parse(line));
    }

    @Test
    void everyByteComesBackInOneLine() {
        byte[] all = new byte[1024];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) (i * 7 + i / 256);
        }
        Operation operation = Operation.Write.of("/ctl", Data.of(all));

        assertThat(Notation.print(operation)).matches("[^\\p{Cntrl}\\u2028\\u2029]+");
        assertThat(Notation.parse(Notation.print(operation))).isEqualTo(operation);
    }

    @Test
    void whatRepeatsIsPrintedInShort() {
        Data huge = Data.of("ab ").times(20_000).and(Data.of("ab"));

        assertThat(huge.toString()).isEqualTo("\"ab \"*20000+\"ab\"");
        assertThat(Notation.parse("write /ctl data " + huge)).isEqualTo(Operation.Write.of("/ctl", huge));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fly /", "stat", "stat / /", "write /ctl", "write /ctl data \"x", "aside { stat /",
        "write /ctl data \"\\q\"", "read / count x", "together { stat / }"})
    void anyOtherLineIsRefusedWithTheLine(String line) {
        assertThatThrownBy(() -> Notation.parse(line)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(": " + line);
    }

    @Test
    void referencesNameLivingPanesCountedRound() {
        References live = new References(List.of(4L, 7L), List.of(1L), List.of(2L, 3L));

        assertThat(live.apply("/pane/{p0}/body {p5} {c9} {g1}")).isEqualTo("/pane/4/body 7 1 3");
        assertThat(new References(List.of(), List.of(), List.of()).apply("/pane/{p0}")).isEqualTo("/pane/987654");
    }

    @Test
    void aSerialIsDataForTheFocusAlone() {
        References live = new References(List.of(4L), List.of(), List.of());

        assertThat(Notation.print(Notation.parse("sequence { write /focus data \"{p0}\\n\" } { write /ctl data \"{p0}\" }")
                .resolved(live)))
                .isEqualTo("sequence { write /focus data \"4\\n\" } { write /ctl data \"{p0}\" }");
    }

    @Test
    void simplerFormsAreSmaller() {
        Simpler simpler = new Simpler();
        Operation operation = Notation.parse(
                "sequence { write /pane/{p37}/body mode 17 by 1,2 data \"hello world\" } { host alpha.txt data \"x\" }");

        assertThat(simpler.simpler(operation)).isNotEmpty()
                .allSatisfy(each -> assertThat(simpler.size(each)).isLessThan(simpler.size(operation)));
        assertThat(simpler.simpler(new Operation.Host("a", Optional.of(Data.of("xy")))))
                .contains(new Operation.Host("a", Optional.of(Data.of("x"))), new Operation.Host("a", Optional.of(Data.of("y"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"read / times 4000000000", "read / times 100001", "read / times -1", "read / mode 256",
        "write /ctl by -1 data \"x\"", "write /ctl by 3,4294967295 data \"x\"", "cut /ctl sent 4294967295 data \"x\"",
        "cut /ctl sent -1 data \"x\""})
    void aNumberThatCannotBeMeantIsRefused(String line) {
        assertThatThrownBy(() -> Notation.parse(line)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("'[-,\\d]*\\d+' (does not fit: it can be from 0 to \\d+|is no number that fits here): .*")
                .hasMessageEndingWith(": " + line);
    }

    @Test
    void whatStandsInOneAnotherHasAnEnd() {
        String deep = "aside { ".repeat(49) + "stat /" + " }".repeat(49);

        assertThat(Notation.print(Notation.parse(deep))).isEqualTo(deep);
        assertThatThrownBy(() -> Notation.parse("aside { ".repeat(20_000))).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("operations stand in one another more than 50 deep: aside { aside {").hasMessageEndingWith("...");
    }

    @Test
    void aTextOfManyPartsIsOneText() {
        String line = "write /ctl data \"a\"" + "+\"a\"".repeat(200_000);

        assertThat(Notation.parse(line)).isEqualTo(Operation.Write.of("/ctl", Data.of("a".repeat(200_001))));
    }
}
