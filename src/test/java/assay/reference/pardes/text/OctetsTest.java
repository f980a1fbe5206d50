package assay.reference.pardes.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OctetsTest {

    private static final byte LINE_FEED = '\n';

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 8, 9, 15, 16, 17, 23})
    void oneStrayByteIsFoundWhereverItStands(int at) {
        byte[] text = new byte[24];
        text[at] = (byte) 0x80;

        assertThat(Octets.areAscii(text, 0, text.length)).isFalse();
        assertThat(Octets.areAscii(text, 0, at)).isTrue();
        assertThat(Octets.areAscii(text, at + 1, text.length)).isTrue();
    }

    @Test
    void itCountsAsOneByteAfterAnotherWouldBeCounted() {
        Random random = new Random(9);
        byte[] kinds = {0, 9, LINE_FEED, 11, 0x7f, (byte) 0x80, (byte) 0x8a, (byte) 0xff};
        for (int round = 0; round < 2_000; round++) {
            byte[] text = new byte[random.nextInt(40)];
            for (int i = 0; i < text.length; i++) {
                text[i] = kinds[random.nextInt(kinds.length)];
            }
            int from = random.nextInt(text.length + 1);
            int end = from + random.nextInt(text.length - from + 1);
            int count = 0;
            for (int i = from; i < end; i++) {
                count += text[i] == LINE_FEED ? 1 : 0;
            }
            assertThat(Octets.count(LINE_FEED, text, from, end)).as("%s from %d to %d", Arrays.toString(text), from, end)
                    .isEqualTo(count);
        }
    }

    @Test
    void nothingHoldsNothing() {
        assertThat(Octets.areAscii(new byte[0], 0, 0)).isTrue();
        assertThat(Octets.count(LINE_FEED, new byte[0], 0, 0)).isZero();
    }
}
