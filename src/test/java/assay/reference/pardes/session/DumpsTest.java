package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dump takes its file's place when it is whole, and else leaves nothing. */
class DumpsTest {

    @TempDir
    private Path folder;

    @Test
    void aDumpThatCannotBeWrittenWholeLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("saved"), "an older one");

        assertThatThrownBy(() -> Dumps.write(holding(DumpsTest::fails), file)).isInstanceOf(UncheckedIOException.class);

        assertThat(folder.toFile().list()).containsExactly("saved");
        assertThat(file).hasContent("an older one");
    }

    @Test
    void aWholeOneTakesItsPlaceAloneAndIsForItsOwner() throws IOException {
        Path file = Files.writeString(folder.resolve("saved"), "an older one");
        Files.writeString(folder.resolve("saved.new"), "left by a session that was killed");

        Dumps.write(holding("text"::getBytes), file);

        assertThat(folder.toFile().list()).containsExactly("saved");
        assertThat(file).content().startsWith("pardes dump 1\n").contains("body 4\ntext\n").endsWith("end\n");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    private static byte[] fails() {
        throw new UncheckedIOException(new IOException("a text that cannot be had"));
    }

    private static Dump holding(Supplier<byte[]> body) {
        byte[] none = {};
        Dump.View view = new Dump.View(Dump.Kind.HERE, 1, 1, 0, 0, true, false, false, false, none, none, none, none, body);
        return new Dump(80, 24, none, 1, none, Map.of(), List.of(new Dump.Strip(1, none, List.of(view))));
    }
}
