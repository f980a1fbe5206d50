package assay.reference.mux.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the screen answers is not asked of a client's window as well. */
class QuestionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"[c", "[0c", "[>c", "[>0c", "[5n", "[6n", "[?6n", "[?25$p", "[4$p"})
    void aQuestionIsTakenOutWhereverItIsCut(String question) {
        byte[] output = bytes("a\u001b" + question + "b");
        for (int cut = 0; cut <= output.length; cut++) {
            assertThat(cutAt(output, cut)).as("cut at %d", cut).isEqualTo("ab");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[31m", "[2J", "[5;6H", "[!p", "[1;5r", "7", "]2;title\u0007", "(B", "[?25h", "[5c", "[7n", "\u001b[1m"})
    void allElseStays(String sequence) {
        byte[] output = bytes("a\u001b" + sequence + "b");
        for (int cut = 0; cut <= output.length; cut++) {
            assertThat(cutAt(output, cut)).as("cut at %d", cut).isEqualTo("a\u001b" + sequence + "b");
        }
    }

    @Test
    void whatIsTooLongForAQuestionIsNotKeptBack() {
        String sequence = "\u001b[" + "1;".repeat(40) + "m";
        assertThat(cutAt(bytes(sequence), 30)).isEqualTo(sequence);
    }

    private static String cutAt(byte[] output, int cut) {
        Questions questions = new Questions();
        byte[] first = java.util.Arrays.copyOfRange(output, 0, cut);
        byte[] second = java.util.Arrays.copyOfRange(output, cut, output.length);
        return text(questions.without(first)) + text(questions.without(second));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
