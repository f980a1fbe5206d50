package assay.monkey.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class ChanceTest {

    /** The first numbers of SplitMix64 from the seed 1234567, as its authors' program prints them. */
    @Test
    void theNumbersAreThoseOfSplitMix64() {
        Chance chance = new Chance(1_234_567);

        assertThat(Long.toUnsignedString(chance.next())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(chance.next())).isEqualTo("3203168211198807973");
        assertThat(Long.toUnsignedString(chance.next())).isEqualTo("9817491932198370423");
    }

    @Test
    void aStreamThatIsSplitOffDependsOnNothingThatWasDrawn() {
        Chance chance = new Chance(7);
        long first = chance.split(3).next();
        chance.next();

        assertThat(chance.split(3).next()).isEqualTo(first);
        assertThat(chance.split(4).next()).isNotEqualTo(first);
        assertThat(new Chance(8).split(3).next()).isNotEqualTo(first);
    }

    @Test
    void everyNumberBelowABoundComes() {
        Chance chance = new Chance(1);

        assertThat(IntStream.range(0, 200).map(any -> chance.below(7))).containsOnly(0, 1, 2, 3, 4, 5, 6);
        assertThat(IntStream.range(0, 99).mapToObj(any -> chance.of(List.of("a", "b")))).contains("a", "b");
        assertThat(IntStream.range(0, 99).mapToObj(any -> chance.percent(0))).containsOnly(false);
        assertThat(IntStream.range(0, 99).mapToObj(any -> chance.percent(100))).containsOnly(true);
    }
}
