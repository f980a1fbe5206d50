package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.operation.Data;
import assay.monkey.operation.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        Map<String, String> about = new LinkedHashMap<>(Map.of("seed", "7"));
        about.put("seen", "two\nlines: of it");
        Script script = new Script(about, List.of(
                new Script.Part(true, List.of(new Operation.Stat("/"), Operation.Write.of("/ctl", Data.of("x\n# y\n")))),
                new Script.Part(false, List.of())));
        Path file = folder.resolve("some/where.ops");

        script.write(file);

        assertThat(Script.read(file).sessions()).isEqualTo(script.sessions());
        assertThat(Script.read(file).about()).containsEntry("seed", "7").containsEntry("seen", "two | lines: of it");
    }

    @Test
    void aPersonMayWriteOne() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ops"), "assay monkey 1\n# no header\n\nstat /\n\n# and then\nread /log\n");

        assertThat(Script.read(file).sessions())
                .containsExactly(new Script.Part(false, List.of(new Operation.Stat("/"), Operation.Read.of("/log"))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "hello                                    | 1 | a file of operations begins with 'assay monkey 1', and this is: hello",
        "assay monkey 1;seed 7                    | 2 | no 'name: value' before the first blank line: seed 7",
        "assay monkey 1;;stat /;# why;fly /       | 5 | there is no operation 'fly': fly /",
        "assay monkey 1;;read / count many        | 3 | 'many' is no number that fits here",
        "assay monkey 1;;read / cuont 7           | 3 | 'cuont' follows the last argument",
        "assay monkey 1;;write /ctl data Undo     | 3 | there is no text in quotes at: Undo",
        "assay monkey 1;;write /ctl data \"U      | 3 | there is no text in quotes at: \"U",
        "assay monkey 1;;write /ctl data \"\\x4\"  | 3 | behind \\x stand two digits of a byte",
        "assay monkey 1;;write /ctl data \"a\"*   | 3 | '*' is no count of a text",
        "assay monkey 1;;write /ctl data \"a\"*999999999 | 3 | a text of more than 16777216 bytes fits no message",
        "assay monkey 1;;aside { stat /           | 3 | '}' is missing"})
    void aLineThatIsNotUnderstoodIsNamedByItsNumber(String lines, int number, String why) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ops"), lines.replace(';', '\n') + "\n");

        assertThatThrownBy(() -> Script.read(file)).hasMessageStartingWith(file + " line " + number + ": " + why);
    }

    @Test
    void aFileThatHoldsNothingToRunSaysSo() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty"), "");
        Path head = Files.writeString(folder.resolve("head"), "assay monkey 1\nseed: 7\n");
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {'a', (byte) 0xff});

        assertThatThrownBy(() -> Script.read(empty)).hasMessage(empty + " is empty: its first line must be 'assay monkey 1'");
        assertThatThrownBy(() -> Script.read(head)).hasMessage(head + " holds no session and no operation");
        assertThatThrownBy(() -> Script.read(bytes)).hasMessage(bytes + " is no text in UTF-8");
        assertThatThrownBy(() -> Script.read(folder)).hasMessage(folder + " is a folder, and no file of operations");
    }

    @Test
    void whatCannotBeWrittenIsNamedAndLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ops"), "as it was");
        Files.createDirectories(folder.resolve("mine.ops.part/in the way"));

        assertThatThrownBy(() -> new Script(Map.of(), List.of()).write(file)).isInstanceOf(IOException.class)
                .hasMessageStartingWith(file + " cannot be written: ");
        assertThat(file).hasContent("as it was");
    }

    @Test
    void whatASubjectSaidCannotSpeakToATerminal() throws IOException {
        Path file = folder.resolve("said.ops");
        new Script(Map.of("why", "\u001b]0;gone\u0007 \u009b31m red"), List.of(new Script.Part(false, List.of(new Operation.Stat("/")))))
                .write(file);

        assertThat(Files.readString(file)).contains("why: \u241b]0;gone\u2407 \\u009b31m red\n");
    }

    @Test
    void aLongSessionIsReadLineByLine() throws IOException {
        Path file = Files.writeString(folder.resolve("long.ops"), Script.FORM + "\n\nsession\n" + "stat /\n".repeat(100_000));

        assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Script.read(file)).sessions().get(0).operations())
                .hasSize(100_000);
    }
}
