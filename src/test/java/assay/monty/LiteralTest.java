package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import assay.monty.wire.MontyObject;

final class LiteralTest {

    private static final long SEED = 4_711;

    @Test
    void anyValueIsReadBackAsItWasPrinted() {
        RandomMessages values = new RandomMessages(SEED).asLiterals();
        Set<MontyObject.KindCase> kinds = new HashSet<>();
        for (int i = 0; i < 4_000; i++) {
            MontyObject value = values.fill(MontyObject.newBuilder(), 3).build();
            String text = Literal.print(value);
            assertThat(Literal.parse(text)).as("seed %d, value %d: %s", SEED, i, text).isEqualTo(value);
            kinds.add(value.getKindCase());
        }
        assertThat(kinds).contains(MontyObject.KindCase.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "None", "True", "False", "...", "NotImplemented", "0", "-1", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "-9223372036854775809", "1.5", "-0.0", "nan", "inf", "-inf", "\"\"", "\"a\\n\\\"b\\\\\"",
        "b\"\\x00\\xff\"", "[]", "[1, [2]]", "()", "(1,)", "(1, 2)", "{}", "{1: 2}", "set()", "{1}", "frozenset()",
        "frozenset({1, 2})", "[<path: \"/a>\">, <path: \"/b\">, \">\"]", "{<path: \"/a\">: <repr: \"<lambda>\">}"
    })
    void whatPythonWritesIsReadAndWrittenAlike(String literal) {
        assertThat(Literal.print(Literal.parse(literal))).isEqualTo(literal);
    }

    @Test
    void aPersonMayWriteMoreThanIsPrinted() {
        assertThat(Literal.parse(" [ 1_000 , 2, ] ")).isEqualTo(Literal.parse("[1000, 2]"));
        assertThat(Literal.parse("1e3")).isEqualTo(Literal.parse("1000.0"));
        assertThat(Literal.parse("frozenset({})")).isEqualTo(Literal.parse("frozenset()"));
        assertThat(Literal.parse("\"\\x41\"")).isEqualTo(Literal.of("A"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "None1", "[1 2]", "[1", "{1: 2, 3}", "{1, 2: 3}", "\"open", "\"open\\", "\"\\x4", "\"\\xzz\"", "-", "1+2", "1.2.3",
        "--1", "٣", "b\"中\"", "<path: \"/a\"", "<nothing: 1>", "maybe", "1 2", "frozenset({1)"
    })
    void whatIsNoValueIsRefusedWithItsText(String text) {
        assertThatThrownBy(() -> Literal.parse(text))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no value: " + text);
    }

    @Test
    void controlsAreEscaped() {
        assertThat(Literal.print(Literal.of("\u001b\u0085\0"))).isEqualTo("\"\\x1b\\x85\\x00\"");
    }

    @Test
    void aLongTextIsShownCut() {
        assertThat(Literal.show(Literal.of("x".repeat(200)))).hasSize(202);
        assertThat(Literal.show(Literal.of("x".repeat(201)))).endsWith("x\" and 1 characters more");
    }
}
