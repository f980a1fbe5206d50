package assay.reference.pardes.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

/** What a terminal says, as a text has it and as a reader gets it. */
class ReturnsTest {

    private final Returns returns = new Returns();

    private String take(String output) {
        return new String(returns.take(output.getBytes(StandardCharsets.ISO_8859_1)), StandardCharsets.ISO_8859_1);
    }

    @Test
    void aReturnBeforeALineFeedGoesAndAnyOtherStays() {
        assertThat(take("a\r\nb\rc\n\r\r\nd")).isEqualTo("a\nb\rc\n\r\nd");
    }

    @Test
    void theTwoMayComeApart() {
        assertThat(take("a\r")).isEqualTo("a");
        assertThat(take("\nb\r")).isEqualTo("\nb");
        assertThat(take("c")).isEqualTo("\rc");
    }

    @Test
    void aTapGivesWhatWasSaidAndThenTheEnd() {
        Tap tap = new Tap();
        assertThat(tap.read(10)).isNull();
        tap.hear(new byte[] {1, 2, 3});
        assertThat(tap.read(2)).containsExactly(1, 2);
        tap.end();
        assertThat(tap.read(2)).containsExactly(3);
        assertThat(tap.read(2)).isEmpty();
    }

    @Test
    void ofTooMuchTheOldestGoes() {
        Tap tap = new Tap();
        tap.hear(new byte[] {1});
        tap.hear(new byte[256 << 10]);
        assertThat(tap.read(1)).containsExactly(0);
    }
}
