package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StandardOutputTest {

    @TempDir
    private Path reports;

    private static OutputStream withoutReader() throws IOException {
        Pipe pipe = Pipe.open();
        pipe.source().close();
        return new StandardOutput(Channels.newOutputStream(pipe.sink()));
    }

    @Test
    void aReaderThatHasGoneIsToldFromADiskThatIsFull() throws IOException {
        try (OutputStream out = withoutReader()) {
            assertThatThrownBy(() -> out.write('x')).isInstanceOf(StandardOutput.ReaderGone.class);
        }
        try (OutputStream full = new StandardOutput(new FileOutputStream("/dev/full"))) {
            assertThatIOException().isThrownBy(() -> full.write('x')).withMessageContaining("No space left on device");
        }
    }

    @Test
    void whatIsReadIsWhatWasWritten() throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        try (OutputStream out = new StandardOutput(read)) {
            out.write("xéy".getBytes(StandardCharsets.UTF_8));
            out.write(0xff);
        }
        assertThat(read.toByteArray()).containsExactly('x', 0xc3, 0xa9, 'y', 0xff);
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "list --json", "list --help", "subjects --json -Dsubject.monty=absent -Dsubject.mux=absent",
        "--version"})
    void aCommandWhoseReaderHasGoneEndsQuietlyAsBySignal(String words) throws IOException {
        Project project = new Project(Path.of("").toAbsolutePath(), "src/test/resources/fixtures/verdicts/features",
                "fixtures/verdicts/", reports.toString());
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(withoutReader(), true, StandardCharsets.UTF_8);
                PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            assertThat(Main.execute(words.split(" "), project, new Terminal(out, said, false))).isEqualTo(128 + 13);
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
