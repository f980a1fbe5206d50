package assay.reference.mux.session;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a session may be called. */
class NameTest {

    @ParameterizedTest
    @ValueSource(strings = {"0", "post", "a.b_c-d", "\u00fcber"})
    void names(String name) {
        assertThatCode(() -> Name.check(name)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "../x", "/abs", ".hidden", "-x", "a b"})
    void noNames(String name) {
        assertThatThrownBy(() -> Name.check(name)).hasMessageContaining("\"" + name + "\"");
    }

    @Test
    void theLongestNameAndOneMore() {
        assertThatCode(() -> Name.check("x".repeat(64))).doesNotThrowAnyException();
        assertThatThrownBy(() -> Name.check("x".repeat(65))).hasMessageContaining("64 at most");
    }

    @Test
    void whatIsShownOfANameCommandsNoTerminal() {
        assertThatThrownBy(() -> Name.check("a\nb\u001b[2J")).hasMessageContaining("\"a\\nb?[2J\"");
        assertThatThrownBy(() -> Name.check("y".repeat(300))).hasMessageContaining("y".repeat(80) + "\u2026\"");
    }
}
