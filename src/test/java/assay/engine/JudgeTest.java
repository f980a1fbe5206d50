package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class JudgeTest {

    @Test
    void aCauseThatATerminalWouldObeyIsLeftToTheReport() {
        assertThat(Judge.shown(new AssertionError("it printed \u001b[2J"))).isNull();
        assertThat(Judge.shown(new IllegalStateException("odd", new AssertionError("\u0007")))).isNull();
        assertThat(Judge.shown(new AssertionError("x".repeat(4_001)))).isNull();
    }

    @Test
    void anyOtherIsShownAsItIs() {
        AssertionError plain = new AssertionError("expected: 2\n but was: 3");
        assertThat(Judge.shown(plain)).isSameAs(plain);
        assertThat(Judge.shown(null)).isNull();
    }
}
