package assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;

import assay.engine.Rebuild;
import assay.engine.ReportFolder;
import assay.report.ReportWriter;
import assay.report.ReportWriters;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.report.Why;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the reports of a run again. */
@Command(name = "report", header = "Write the reports of a run again.",
        description = "A run that was killed leaves its messages, run.ndjson, and no result. The result is made from them:"
                + " the examples that came to an end are judged as the run would have judged them, the others read 'not"
                + " reached'. Where there is a result, the other reports are made from it.")
final class ReportCommand implements Callable<Integer> {

    private final Project project;
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "the run's folder; the project's reports, if none is named")
    private Path folder;

    ReportCommand(Project project, Terminal terminal) {
        this.project = project;
        this.terminal = terminal;
    }

    @Override
    @SuppressWarnings("try") // the folder is held, not spoken to
    public Integer call() {
        Path reports = folder == null ? project.reportsFolder(Map.of()) : folder.toAbsolutePath();
        if (!Files.isDirectory(reports)) {
            throw new Refusal("there is no folder " + reports + "; 'assay run' leaves a run there");
        }
        try (ReportFolder claimed = ReportFolder.claim(reports, "name a copy of that folder: assay report DIR")) {
            RunReport report = report(reports);
            for (ReportWriter writer : ReportWriters.all()) {
                writer.write(report, reports);
            }
            terminal.say(Summary.of(report) + System.lineSeparator() + "written to " + reports);
            return Exit.AS_EXPECTED;
        } catch (IOException e) {
            terminal.say("assay: no report can be made: " + Why.of(e));
            return Exit.INCONCLUSIVE;
        }
    }

    /** @throws Refusal if the folder holds no run */
    private RunReport report(Path reports) {
        boolean isWhole = Files.exists(reports.resolve(RunJson.FILE));
        try {
            return isWhole ? RunJson.read(reports) : Rebuild.from(reports, project.rulebook());
        } catch (IOException e) {
            throw new Refusal("no report can be made in " + reports + ": " + Why.of(e) + "; 'assay run' leaves a run there");
        }
    }
}
