package assay.reference.mux.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

/** The keys that leave a session, and all the others. */
class ChordTest {

    private final Chord chord = new Chord();

    @Test
    void theChordEndsWhatIsTyped() {
        assertThat(typed("ls\u001ddmore")).isEqualTo("ls");
        assertThat(chord.isComplete()).isTrue();
    }

    @Test
    void itIsFoundAcrossTwoReads() {
        assertThat(typed("x\u001d")).isEqualTo("x");
        assertThat(chord.isComplete()).isFalse();
        assertThat(typed("d")).isEmpty();
        assertThat(chord.isComplete()).isTrue();
    }

    @Test
    void anyOtherKeyAfterItIsForTheProgramWithIt() {
        assertThat(typed("\u001dx")).isEqualTo("\u001dx");
        assertThat(typed("\u001d\u001dd")).isEqualTo("\u001dd");
        assertThat(chord.isComplete()).isFalse();
    }

    private String typed(String keys) {
        return new String(chord.rest(keys.getBytes(StandardCharsets.ISO_8859_1)), StandardCharsets.ISO_8859_1);
    }
}
