package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is written whole or not at all, it stays what it is, and nothing else is touched. */
class BesideTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void begins() throws IOException {
        file = Files.writeString(folder.resolve("saved"), "an older one");
    }

    private static void write(Path named) throws IOException {
        Beside.write(named, out -> out.write("text".getBytes(StandardCharsets.UTF_8)));
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void whatCannotBeWrittenWholeLeavesWhatWasThere() {
        IOException failure = new IOException("a text that cannot be had");

        assertThatThrownBy(() -> Beside.write(file, out -> {
            out.write(1);
            throw failure;
        })).isSameAs(failure);

        assertThat(folder.toFile().list()).containsExactly("saved");
        assertThat(file).hasContent("an older one");
    }

    @Test
    void aNewFileIsForItsOwner() throws IOException {
        write(folder.resolve("new"));

        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("saved", "new");
        assertThat(folder.resolve("new")).hasContent("text");
        assertThat(mode(folder.resolve("new"))).isEqualTo("rw-------");
    }

    @Test
    void aFileKeepsItsMode() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

        write(file);

        assertThat(file).hasContent("text");
        assertThat(mode(file)).isEqualTo("rw-r--r--");
        assertThat(folder.toFile().list()).containsExactly("saved");
    }

    @Test
    void filesBesideItStay() throws IOException {
        Path like = Files.writeString(folder.resolve("saved.new"), "a file of its own");
        Path taken = Files.writeString(folder.resolve(".pardes-0.new"), "left by a session that was killed");

        write(file);

        assertThat(file).hasContent("text");
        assertThat(like).hasContent("a file of its own");
        assertThat(taken).hasContent("left by a session that was killed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"saved", "not there yet"})
    void aLinkStaysOneAndItsTargetIsWritten(String target) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of(target));

        write(link);

        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve(target)).hasContent("text");
    }

    @Test
    void linksInARingAreRefused() throws IOException {
        Path ring = Files.createSymbolicLink(folder.resolve("ring"), Path.of("ring"));

        assertThatThrownBy(() -> write(ring)).isInstanceOf(FileSystemException.class)
                .hasMessageContaining("Too many levels of symbolic links");
    }

    @Test
    void aFileOfTwoNamesKeepsBoth() throws IOException {
        Path other = Files.createLink(folder.resolve("other"), file);

        write(file);

        assertThat(other).hasContent("text");
        assertThat(Files.isSameFile(file, other)).isTrue();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("saved", "other");
    }
}
