package assay.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import assay.report.ExampleResult;
import assay.report.RunReport;
import assay.rules.Rulebook;
import assay.rules.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

final class RebuildTest {

    private static final Rulebook RULEBOOK = Rulebook.read(Path.of("").toAbsolutePath(),
            "src/test/resources/fixtures/verdicts/features", "fixtures/verdicts/");

    @TempDir
    private Path reports;

    @Test
    void whatIsMadeFromTheMessagesIsWhatTheRunWrote() throws IOException {
        Trial trial = Trial.of("verdicts", reports);
        trial.run();
        RunReport written = trial.report();

        RunReport rebuilt = Rebuild.from(reports, RULEBOOK);

        assertThat(rebuilt.rules()).isEqualTo(written.rules());
        assertThat(rebuilt.subjects()).isEqualTo(written.subjects());
        assertThat(rebuilt.pins()).isEqualTo(written.pins());
        assertThat(rebuilt.started()).isEqualTo(written.started());
        assertThat(rebuilt.seconds()).isBetween(0.0, written.seconds());
        assertThat(rebuilt.partial()).isFalse();
    }

    @Test
    void aLineInTheMiddleThatIsNoMessageCostsOnlyWhatItTold() throws IOException {
        Trial trial = Trial.of("verdicts", reports);
        trial.run();
        Path messages = reports.resolve("run.ndjson");
        List<String> lines = new ArrayList<>(Files.readAllLines(messages));
        int finish = 0;
        while (!lines.get(finish).startsWith("{\"testCaseFinished\"")) {
            finish++;
        }
        lines.set(finish, lines.get(finish).substring(0, 20));
        Files.write(messages, lines);

        assertThat(verdicts(Rebuild.from(reports, RULEBOOK))).filteredOn(Verdict.NOT_REACHED::equals).hasSize(1);
        assertThat(verdicts(trial.report())).doesNotContain(Verdict.NOT_REACHED);
    }

    private static List<Verdict> verdicts(RunReport report) {
        return report.rules().stream().flatMap(rule -> rule.examples().stream()).map(ExampleResult::verdict).toList();
    }

    @Test
    void noMessageNamesAPlaceOfThisMachine() throws IOException {
        Trial.of("verdicts", reports).run();

        String here = Path.of("").toAbsolutePath().toString();
        assertThat(Files.readAllLines(reports.resolve("run.ndjson"))).filteredOn(line -> line.contains("file:") || line.contains(here))
                .isEmpty();
        assertThat(Files.readAllLines(reports.resolve("run.ndjson"))).filteredOn(line -> line.startsWith("{\"pickle\""))
                .allMatch(line -> line.contains("\"uri\":\"src/test/resources/fixtures/"));
    }

    @Test
    void messagesOfAnotherRunnerAreRefused() throws IOException {
        Files.writeString(reports.resolve("run.ndjson"), "{\"testRunStarted\":{\"timestamp\":{\"seconds\":1,\"nanos\":0}}}\n");

        assertThatThrownBy(() -> Rebuild.from(reports, RULEBOOK)).isInstanceOf(IOException.class)
                .hasMessageContaining("does not say what its run had planned");
    }

    @Test
    void whatTheLastRunLeftIsGoneWhenTheNextBegins() throws IOException {
        Files.writeString(reports.resolve("run.json"), "{}");
        Files.writeString(reports.resolve("index.html"), "<html>");
        boolean[] gone = new boolean[1];
        Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds")
                .heardBy(new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier identifier,
                            TestExecutionResult result) {
                        gone[0] |= Files.notExists(reports.resolve("run.json")) && Files.notExists(reports.resolve("index.html"));
                    }
                }).run();

        assertThat(gone[0]).isTrue();
    }

    @Test
    void aRunMayLeaveNothing() {
        Trial.of("verdicts", reports).with("cucumber.filter.tags", "@weigh-adds").with(Settings.REPORTS, "none").run();

        assertThat(reports).isEmptyDirectory();
    }
}
