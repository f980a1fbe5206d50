package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import assay.channel.Deadline;
import assay.report.ExampleResult;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.rules.Rulebook;
import assay.rules.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run leaves behind when something ends its process. */
final class CutTest {

    private static final String FEATURES = "src/test/resources/fixtures/stuck/features";

    @TempDir
    private Path reports;

    @TempDir
    private Path folder;

    private Path words;
    private Process process;

    @BeforeEach
    void startAndWaitForTheFirstExampleToEnd() throws IOException {
        words = folder.resolve("words");
        process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), "-Dassay.features=" + FEATURES,
                "-Dassay.lists=fixtures/stuck/", "-Dassay.reports=" + reports, "assay.cli.Main", "run",
                "-Dcucumber.glue=assay.fixture.stuck", "-Dsubject.monty=/bin/true",
                "-Dcucumber.execution.parallel.config.fixed.parallelism=3",
                "-Dcucumber.execution.parallel.config.fixed.max-pool-size=3")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(words.toFile()).start();
        Deadline.within("first example", Duration.ofSeconds(30)).await(this::firstExampleEnded, "no example came to an end");
    }

    private boolean firstExampleEnded() {
        try {
            Path messages = reports.resolve("run.ndjson");
            return Files.exists(messages) && Files.readString(messages).contains("testCaseFinished");
        } catch (IOException e) {
            return false;
        }
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    @Test
    void noOtherRunWritesToItsFolderMeanwhile() throws IOException {
        assertThatThrownBy(() -> ReportFolder.claim(reports, "look elsewhere")).isInstanceOf(IOException.class)
                .hasMessageStartingWith("another run (process " + process.pid() + ") writes its reports to ");
        process.destroyForcibly().onExit().join();
        ReportFolder.claim(reports, "look elsewhere").close();
    }

    @Test
    void aTerminatedRunLeavesAPartialResult() throws Exception {
        process.destroy();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();

        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(words).content().contains("assay: the run was cut; what had ended before is in " + reports);
        holdsWhatEndedAndNoMore(RunJson.read(reports));
        assertThat(reports.resolve("junit.xml")).content().contains("tests=\"3\"", "errors=\"2\"");
    }

    @Test
    void aKilledRunLeavesMessagesToMakeTheResultFrom() throws Exception {
        process.destroyForcibly();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();

        assertThat(reports.resolve("run.json")).doesNotExist();
        holdsWhatEndedAndNoMore(Rebuild.from(reports, rulebook()));
    }

    @Test
    void aLastLineThatWasCutShortIsPassedOver() throws Exception {
        process.destroyForcibly();
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        Path messages = reports.resolve("run.ndjson");
        Files.writeString(messages, Files.readString(messages).stripTrailing() + "\n{\"testCaseSta");

        holdsWhatEndedAndNoMore(Rebuild.from(reports, rulebook()));
    }

    private static Rulebook rulebook() {
        return Rulebook.read(Path.of("").toAbsolutePath(), FEATURES, "fixtures/stuck/");
    }

    private static void holdsWhatEndedAndNoMore(RunReport report) {
        Map<String, Verdict> verdicts = report.rules().get(0).examples().stream()
                .collect(Collectors.toMap(ExampleResult::name, ExampleResult::verdict));
        assertThat(report.partial()).isTrue();
        assertThat(verdicts).containsEntry("ends", Verdict.HOLDS);
        assertThat(List.copyOf(verdicts.values())).containsExactlyInAnyOrder(Verdict.HOLDS, Verdict.NOT_REACHED,
                Verdict.NOT_REACHED);
    }
}
