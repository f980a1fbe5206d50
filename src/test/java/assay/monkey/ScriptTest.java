package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.operation.Data;
import assay.monkey.operation.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void whatIsNotUnderstoodIsNamed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "hello\n");
        Path bad = Files.writeString(folder.resolve("bad"), "assay monkey 1\n\nfly /\n");

        assertThatThrownBy(() -> Script.read(other)).hasMessageContaining("does not begin with 'assay monkey 1'");
        assertThatThrownBy(() -> Script.read(bad)).hasMessageContaining("no operation: fly /");
    }
}
