package assay.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class RunJsonTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        RunReport report = Reports.ofEveryVerdict("it is one off");

        new RunJson().write(report, folder);

        assertThat(RunJson.read(folder)).isEqualTo(report);
        assertThat(folder).isDirectoryContaining("glob:**/run.json").isDirectoryNotContaining("glob:**/*.part");
    }

    @Test
    void itHasTheKeysThatToolsRead() {
        JsonNode run = JsonMapper.shared().readTree(RunJson.text(Reports.ofEveryVerdict("it is one off")));

        assertThat(run.propertyNames()).containsExactly("started", "seconds", "partial", "subjects", "rules", "pins");
        assertThat(run.at("/started").asString()).isEqualTo("2026-11-30T01:02:03.456Z");
        assertThat(run.at("/subjects/0").toString()).isEqualTo("{\"system\":\"monty\",\"command\":[\"/bin/monty\",\"sub process\"],"
                + "\"version\":\"monty 1\",\"sha256\":\"ab\",\"whose\":\"the real worker\"}");
        assertThat(run.at("/rules/0").propertyNames())
                .containsExactly("id", "system", "topic", "title", "verdict", "pins", "examples");
        assertThat(run.at("/rules/0/verdict").asString()).isEqualTo("violated");
        assertThat(run.at("/rules/0/examples/5/verdict").asString()).isEqualTo("no longer deviates");
        assertThat(run.at("/pins").toString()).isEqualTo(
                "{\"monty\":{\"held\":1,\"deviating\":2,\"violated\":3,\"inconclusive\":4,\"notRun\":5,"
                        + "\"notObservable\":6,\"outOfScope\":7,\"pending\":8}}");
    }

    @Test
    void hostileTextComesBackWhole() throws IOException {
        RunReport report = Reports.ofEveryVerdict(Reports.HOSTILE);

        new RunJson().write(report, folder);

        assertThat(RunJson.read(folder)).isEqualTo(report);
    }

    @Test
    void whatIsNoResultIsRefusedByName() throws IOException {
        Files.writeString(folder.resolve("run.json"), "{\"started\": \"yesterday\"}");

        assertThatThrownBy(() -> RunJson.read(folder)).isInstanceOf(IOException.class)
                .hasMessageContaining("run.json is not a run's result");
    }
}
