package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.reference.pardes.edit.LineSearch;

/** A search of the disk stops where it has found enough, and says that it did. */
class SweepTest {

    private static final int HEAD = "file:1000: ".length();

    @TempDir
    private Path folder;

    @Test
    void allLinesAreFoundWhereThereIsRoomForThem() throws IOException {
        assertThat(found(1000, 1000 - HEAD)).hasLineCount(1000).doesNotContain("stopped");
    }

    @Test
    void aSearchStopsAtAMebibyte() throws IOException {
        String found = found(1500, 1000 - HEAD);

        assertThat(found.length()).isBetween(Buffer.MOST_SCRATCH, Buffer.MOST_SCRATCH + 1100);
        assertThat(found).endsWith("\nstopped\n");
    }

    @Test
    void aSearchStopsAtTwoThousandLines() throws IOException {
        assertThat(found(1999, 1)).hasLineCount(1999).doesNotContain("stopped");
        assertThat(found(2500, 1)).hasLineCount(2001).endsWith("\nfile:2000: x\nstopped\n");
    }

    private String found(int lines, int length) throws IOException {
        Files.writeString(folder.resolve("file"), ("x".repeat(length) + "\n").repeat(lines));
        LineSearch search = new LineSearch("x".getBytes(StandardCharsets.UTF_8));
        return new String(new Sweep(folder.toString()).holding(search), StandardCharsets.UTF_8);
    }
}
