package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MessagesTest {

    @TempDir
    static Path reports;

    private static Path file;
    private static byte[] whole;
    private static List<String> lines;

    @BeforeAll
    static void run() throws IOException {
        FixtureRun.messages(FixtureRun.FEATURES, reports);
        file = reports.resolve("run.ndjson");
        whole = Files.readAllBytes(file);
        lines = Files.readAllLines(file);
    }

    @Test
    void aWholeFileHasNoGap() throws IOException {
        Files.write(file, whole);
        Messages messages = Messages.read(file);
        assertThat(messages.gaps()).isEmpty();
        assertThat(messages.stories()).hasSize(12).allMatch(story -> !story.beats().isEmpty());
    }

    @Test
    void aMissingFileIsSaid() throws IOException {
        assertThat(Messages.read(reports.resolve("none")).gaps()).singleElement().asString().contains("no run.ndjson");
    }

    @Test
    void aLineCutShortIsSaidAndTheLinesBeforeItCount() throws IOException {
        Files.write(file, Arrays.copyOf(whole, whole.length - 9));
        Messages messages = Messages.read(file);
        assertThat(messages.gaps()).containsExactly(
                "run.ndjson breaks off in line " + lines.size() + ": what came after is not on this page.");
        assertThat(messages.stories()).hasSize(12);
    }

    @Test
    void aRunWithoutItsEndIsSaid() throws IOException {
        Files.write(file, lines.subList(0, lines.size() - 1));
        assertThat(Messages.read(file).gaps()).singleElement().asString().contains("without the end of the run");
    }

    @Test
    void aLineThatIsNoMessageCostsOnlyItself() throws IOException {
        List<String> odd = new ArrayList<>(lines);
        odd.add(3, "{\"testCase\": 7");
        Files.write(file, odd);
        Messages messages = Messages.read(file);
        assertThat(messages.gaps()).containsExactly("run.ndjson holds lines that are no messages, the last of them line 4.");
        assertThat(messages.stories()).hasSize(12);
    }
}
