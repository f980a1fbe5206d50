package assay.reference.mux.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text with what cannot be typed on a command line. */
class EscapesTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
        "exit\\n, exit|", "a\\\\nb, a\\nb", "\\x41\\x4, A\\x4", "\\q, \\q", "end\\, end\\", "\\xff, \\xff"})
    void expanded(String text, String meant) {
        assertThat(Escapes.expand(text)).isEqualTo(meant.replace('|', '\n'));
    }
}
