package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file gets other bytes, and nothing of the old ones stays behind them. */
class InPlaceTest {

    private static final int LARGE = 200_000;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void begins() throws IOException {
        file = Files.writeString(folder.resolve("notes"), "o".repeat(100_000));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 99_999, 100_000, 100_001, LARGE})
    void itHoldsWhatItWasGiven(int length) throws IOException {
        byte[] bytes = "0123456".repeat(length / 7 + 1).substring(0, length).getBytes(StandardCharsets.US_ASCII);

        InPlace.write(file, bytes);

        assertThat(file).hasBinaryContent(bytes);
    }

    @Test
    void itHoldsWhatAnotherHolds() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "0123456".repeat(LARGE));

        InPlace.copy(other, file);

        assertThat(file).hasSameBinaryContentAs(other);
    }

    @Test
    void aLinkThatLeadsNowhereLeadsToTheFileAfterwards() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("later"));

        InPlace.write(link, new byte[] {'x'});

        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("later")).hasContent("x");
    }
}
