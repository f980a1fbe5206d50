package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

final class UnwrittenTest {

    private static final Path FOLDER = Path.of("/r");

    private final Unwritten unwritten = new Unwritten();

    @Test
    void oneReasonIsOneSentenceWhicheverFileItNames() {
        unwritten.add("run.ndjson", new IOException("No space left on device"));
        unwritten.add("run.json", new FileSystemException("/r/run.json.part", null, "No space left on device"));
        unwritten.add("index.html", new UncheckedIOException("cannot keep the evidence",
                new FileSystemException("/r/evidence", null, "No space left on device")));
        assertThat(unwritten.sentences(FOLDER)).containsExactly(
                "index.html, run.json, run.ndjson could not be written to /r: No space left on device");
    }

    @Test
    void anotherReasonIsAnotherSentence() {
        unwritten.add("run.json", new IOException("No space left on device"));
        unwritten.add("index.html", new IllegalStateException("the template is odd"));
        unwritten.add("junit.xml", new AccessDeniedException("/r/junit.xml.part"));
        unwritten.add("run.ndjson", new AccessDeniedException("/r/run.ndjson"));
        unwritten.add("gone", new NoSuchFileException("/r/gone.part"));
        assertThat(unwritten.sentences(FOLDER)).containsExactly("run.json could not be written to /r: No space left on device",
                "index.html could not be written to /r: the template is odd",
                "junit.xml, run.ndjson could not be written to /r: access is denied",
                "gone could not be written to /r: the folder is there no more");
    }

    @Test
    void whereTheMessagesAloneAreLostItIsSaidWhatThatCosts() {
        unwritten.add("run.ndjson", new IOException("No space left on device"));
        unwritten.add("run.ndjson", new IOException("No space left on device"));
        assertThat(unwritten.sentences(FOLDER)).containsExactly("run.ndjson could not be written to /r,"
                + " so the report does not show all evidence: No space left on device");
    }

    @Test
    void nothingIsSaidOfNothing() {
        assertThat(unwritten.sentences(FOLDER)).isEmpty();
    }

    @Test
    void aRunOnAFullDiskSaysSoOnce(@TempDir Path reports) throws IOException {
        for (String file : new String[] {"run.json.part", "junit.xml.part", "index.html.part"}) {
            Files.createSymbolicLink(reports.resolve(file), Path.of("/dev/full"));
        }
        TestExecutionSummary summary = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds").run();

        assertThat(summary.getFailures()).singleElement().satisfies(failure -> assertThat(failure.getException())
                .isInstanceOf(Inconclusive.class).hasMessage("index.html, junit.xml, run.json could not be written to "
                        + reports.toRealPath() + ": No space left on device"));
    }
}
