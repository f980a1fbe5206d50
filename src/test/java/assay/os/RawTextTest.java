package assay.os;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** Bytes that are text, and bytes that are not. */
final class RawTextTest {

    @Test
    void textIsText() {
        String text = "a\u00e9\u4e2d\ud83d\ude00";
        assertThat(RawText.decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
        assertThat(RawText.encode(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void whateverBytesThereAreTheyAreTheSameAfterwards() {
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = new byte[random.nextInt(12)];
            random.nextBytes(bytes);
            assertThat(RawText.encode(RawText.decode(bytes))).isEqualTo(bytes);
        }
        byte[] cutShort = {'x', (byte) 0xe4, (byte) 0xb8};
        assertThat(RawText.encode(RawText.decode(cutShort))).isEqualTo(cutShort);
        byte[] anEncodedHalfPair = {(byte) 0xed, (byte) 0xb3, (byte) 0xbf};
        assertThat(RawText.encode(RawText.decode(anEncodedHalfPair))).isEqualTo(anEncodedHalfPair);
    }
}
