package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void timesChangeTheirUnitWhereAReaderWould() {
        assertThat(List.of(0.0, 0.0123, 0.9994, 0.9996, 59.94, 59.96, 125.0, 3725.0)).extracting(Words::seconds)
                .containsExactly("<1 ms", "12 ms", "999 ms", "1.0 s", "59.9 s", "1 min 0 s", "2 min 5 s", "1 h 2 min");
    }

    @Test
    void sizesChangeTheirUnitAtPowersOfTwo() {
        assertThat(List.of(0L, 1023L, 1024L, 1572864L)).extracting(Words::size)
                .containsExactly("0 B", "1023 B", "1.0 KiB", "1.5 MiB");
    }

    @Test
    void listsReadAsASentence() {
        assertThat(Words.list(List.of())).isEmpty();
        assertThat(Words.list(List.of("a"))).isEqualTo("a");
        assertThat(Words.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    }

    @Test
    void aShellReadsACommandAsItWas() {
        assertThat(Words.command(List.of("/opt/a b", "it's", "-x=1", ""))).isEqualTo("'/opt/a b' 'it'\\''s' -x=1 ''");
    }

    @Test
    void aGlimpseIsOneLineAndTearsNoCharacter() {
        assertThat(Words.glimpse("\n first \nsecond")).isEqualTo("first");
        assertThat(Words.glimpse("a".repeat(148) + "😀".repeat(9))).isEqualTo("a".repeat(148) + "…");
        assertThat(Words.glimpse("word ".repeat(40))).endsWith("word…").hasSizeLessThan(152);
    }
}
