package assay.monkey.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Set;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import org.junit.jupiter.api.Test;

class MixTest {

    private static String lines(long seed, int session, int steps) {
        Iterator<Operation> operations = Mixes.all().session(seed, session);
        StringBuilder lines = new StringBuilder();
        for (int step = 0; step < steps; step++) {
            lines.append(Notation.print(operations.next())).append('\n');
        }
        return lines.toString();
    }

    @Test
    void theSameSeedGivesTheSameOperations() {
        assertThat(lines(7, 3, 500)).isEqualTo(lines(7, 3, 500)).isNotEqualTo(lines(7, 4, 500)).isNotEqualTo(lines(8, 3, 500));
    }

    /** A mix that has been changed gives others; then this digest changes with it, on every machine alike. */
    @Test
    void theOperationsOfASeedAreTheseOnAnyMachine() throws Exception {
        byte[] lines = lines(1, 0, 1000).getBytes(StandardCharsets.UTF_8);

        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(lines)))
                .isEqualTo("5699b1cfedf8515d2bf48071e7106a662022c4d2db95a612bc3d7ff468bbb7e4");
    }

    @Test
    void everyOperationIsReadBackFromItsLine() {
        Iterator<Operation> operations = Mixes.all().session(5, 0);
        Set<String> words = new HashSet<>();
        for (int step = 0; step < 5_000; step++) {
            Operation operation = operations.next();
            words.add(operation.word());

            assertThat(Notation.parse(Notation.print(operation))).isEqualTo(operation);
        }
        assertThat(words).hasSize(20);
    }

    @Test
    void aMixCanBeNarrowed() {
        Iterator<Operation> operations = Mixes.all().only(Set.of("stat", "cut")).session(5, 0);
        Set<String> words = new HashSet<>();
        for (int step = 0; step < 100; step++) {
            words.add(operations.next().word());
        }
        assertThat(words).containsExactlyInAnyOrder("stat", "cut");
    }
}
