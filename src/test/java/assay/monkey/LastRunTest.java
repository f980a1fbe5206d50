package assay.monkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastRunTest {

    @TempDir
    private Path out;

    private LastRun run;

    @BeforeEach
    void begin() {
        run = new LastRun(out);
    }

    @Test
    void aSmallerRecordTakesThePlaceOfTheWhole() throws IOException {
        run.begin();
        run.add(out.resolve("a.ops"));
        run.add(out.resolve("b.ops"));
        run.replace(out.resolve("a.ops"), out.resolve("a.min.ops"));
        run.replace(out.resolve("c.ops"), out.resolve("c.min.ops"));
        run.add(out.resolve("b.ops"));

        assertThat(run.records()).containsExactly(out.resolve("a.min.ops"), out.resolve("b.ops"), out.resolve("c.min.ops"));
        run.begin();
        assertThat(run.records()).isEmpty();
    }

    @Test
    void aListThatIsNoneIsNamedWithWhatToDo() throws IOException {
        Path list = out.resolve("failed");
        Files.write(list, new byte[] {'a', (byte) 0xff, '\n'});
        assertThatThrownBy(run::records).isInstanceOf(IllegalArgumentException.class)
                .hasMessage(list + " is no list of what failed: remove it, and run the monkey again, which writes such a list");
        Files.writeString(list, "a\0b\n");
        assertThatThrownBy(run::records).hasMessageStartingWith(list + " is no list of what failed");

        Files.delete(list);
        Files.createDirectory(list);
        assertThatThrownBy(run::records).hasMessageStartingWith(list + " is a folder, and no list of what failed: remove it");
        assertThatThrownBy(run::begin).isInstanceOf(IOException.class).hasMessageContaining(list.toString());
    }
}
