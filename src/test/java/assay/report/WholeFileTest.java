package assay.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {

    @TempDir
    private Path folder;

    @Test
    void itReplacesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("run.json"), "old");
        WholeFile.put(file, "new");
        assertThat(folder).isDirectoryContaining(each -> each.equals(file));
        assertThat(file).hasContent("new");
    }

    @Test
    void onAFullDiskNothingOfItRemains() throws IOException {
        Files.createSymbolicLink(folder.resolve("run.json.part"), Path.of("/dev/full"));
        assertThatThrownBy(() -> WholeFile.put(folder.resolve("run.json"), "new"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("No space left on device");
        assertThat(folder).isEmptyDirectory();
    }
}
