package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShrunkTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"a.ops, a.min.ops", "a.min.ops, a.min.2.ops", "a.min.2.ops, a.min.ops", "a.b, a.b.min.ops", "a.min, a.min.min.ops"})
    void theNameIsMadeFromTheFilesOwn(String file, String name) {
        assertThat(new Shrunk(folder.resolve(file)).untaken()).isEqualTo(folder.resolve(name));
    }

    @Test
    void aNameThatIsTakenIsNotTakenAgain() throws IOException {
        Files.writeString(folder.resolve("a.min.ops"), "");
        Files.writeString(folder.resolve("a.min.2.ops"), "");

        assertThat(new Shrunk(folder.resolve("a.min.ops")).untaken()).isEqualTo(folder.resolve("a.min.3.ops"));
        assertThat(new Shrunk(folder.resolve("a.ops")).plain()).isEqualTo(folder.resolve("a.min.ops"));
    }
}
