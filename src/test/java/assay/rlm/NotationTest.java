package assay.rlm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    private static final int TIMES = 2_000;

    @Test
    void whatAHostSaysIsReadBackFromItsOneLine() {
        for (int seed = 0; seed < TIMES; seed++) {
            Outgoing message = new Arbitrary(seed).outgoing();

            String line = message.notation();

            assertThat(line).as("seed %d", seed).matches("[ -~]*");
            assertThat(Notation.parseOutgoing(line)).as("seed %d: %s", seed, line).isEqualTo(message);
        }
    }

    @Test
    void whatAKernelSaysIsReadBackFromItsOneLine() {
        for (int seed = 0; seed < TIMES; seed++) {
            Incoming message = new Arbitrary(seed).incoming();

            String line = message.notation();

            assertThat(line).as("seed %d", seed).matches("[ -~]*");
            assertThat(Notation.parseIncoming(line)).as("seed %d: %s", seed, line).isEqualTo(message);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "[]", "{", "raw", "raw 7 7", "garbage \"why\"", "ended exit 0", "{} {}"})
    void aLineThatIsNoMessageIsRefusedWithTheLine(String line) {
        assertThatThrownBy(() -> Notation.parseIncoming(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no message of the kernel protocol: " + line);
    }
}
