package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** One run at a time writes its reports to a folder, and one that could not begin leaves none there. */
final class ReportFolderTest {

    @TempDir
    private Path reports;

    @Test
    void itIsHeldByOneRunUntilThatLetsGo() throws IOException {
        try (ReportFolder first = ReportFolder.claim(reports, "look elsewhere")) {
            assertThatThrownBy(() -> ReportFolder.claim(reports.resolve("..").resolve(reports.getFileName()),
                    "look elsewhere"))
                    .isInstanceOf(IOException.class)
                    .hasMessage("another run (this process) writes its reports to " + first.folder()
                            + ": wait for its end, or look elsewhere");
        }
        ReportFolder.claim(reports, "look elsewhere").close();
    }

    @Test
    void aRunThatFindsItHeldIsInconclusiveAndTouchesNothing() throws IOException {
        Path result = Files.writeString(reports.resolve("run.json"), "the other's");
        try (ReportFolder first = ReportFolder.claim(reports, "look elsewhere")) {
            assertThat(first.folder()).isEqualTo(reports.toRealPath());

            TestExecutionSummary summary = Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds").run();

            assertThat(summary.getTestsStartedCount()).isZero();
            assertThat(summary.getFailures()).singleElement().satisfies(failure -> assertThat(failure.getException())
                    .isInstanceOf(Inconclusive.class)
                    .hasMessageStartingWith("the run could not begin: another run (this process) writes its reports to "));
            Trial.of("verdicts", reports).with("cucumber.filter.tags", "@wieghing").refusal();
        }
        assertThat(result).hasContent("the other's");
    }

    @Test
    void whatTheLastRunLeftIsGoneWhenNothingCanBegin() throws IOException {
        Files.writeString(reports.resolve("run.json"), "{}");

        TestExecutionSummary summary = Trial.of("verdicts", reports).where((subjects, system) -> {
            throw new IllegalStateException("the cellar is locked", new IOException("no key"));
        }).run();

        assertThat(summary.getFailures().get(0).getException())
                .hasMessage("the run could not begin: the cellar is locked: no key");
        assertThat(reports.resolve("run.json")).doesNotExist();
    }

    @Test
    void whatTheLastRunLeftIsGoneWhenTheQuestionIsRefused() throws IOException {
        Files.writeString(reports.resolve("run.json"), "{}");
        Trial.of("verdicts", reports).with("cucumber.filter.tags", "@wieghing").refusal();
        assertThat(reports.resolve("run.json")).doesNotExist();
    }

    @Test
    void aFolderThatCannotBeMadeIsNamedWithTheReason() throws IOException {
        Path file = Files.createFile(reports.resolve("file"));
        TestExecutionSummary summary = Trial.of("verdicts", file.resolve("below")).run();
        assertThat(summary.getFailures().get(0).getException())
                .hasMessageStartingWith("the run could not begin: reports cannot be written to " + file.resolve("below")
                        + "; name another folder, or none, with -Dassay.reports=…: ");
    }

    @Test
    void anEmptyNameOfAFolderIsRefused() {
        assertThat(Trial.of("verdicts", reports).with(Settings.REPORTS, "").refusal())
                .contains("-Dassay.reports= names no folder");
    }
}
