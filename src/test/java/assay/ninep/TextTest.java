package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {

    private static final int TIMES = 2_000;

    @Test
    void anyBytesComeBack() {
        Random random = new Random(1);
        for (int time = 0; time < TIMES; time++) {
            byte[] bytes = new byte[random.nextInt(20)];
            random.nextBytes(bytes);

            assertThat(Text.encode(Text.decode(bytes))).as("time %d", time).isEqualTo(bytes);
        }
    }

    @Test
    void properTextIsItself() {
        String text = "naïve 日本語 \ud83d\ude00\0";

        assertThat(Text.decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
        assertThat(Text.encode(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({"ff, 1", "c080, 2", "e697, 2", "eda080, 3", "f4908080, 4", "e69761, 3", "c3a9, 1"})
    void aByteThatIsNoPartOfACharacterStandsAlone(String hex, int length) {
        assertThat(Text.decode(HexFormat.of().parseHex(hex))).hasSize(length);
    }

    @Test
    void halfACharacterThatStandsForNoByteIsRefused() {
        assertThatThrownBy(() -> Text.encode("a\ud83d")).hasMessage("a text for 9P holds half a character: d83d");
        assertThatThrownBy(() -> Text.encode("\udc00")).isInstanceOf(IllegalArgumentException.class);
    }
}
