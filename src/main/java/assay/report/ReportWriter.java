package assay.report;

import java.io.IOException;
import java.nio.file.Path;

/** One form in which a run's result is left behind. The folder also holds the run's messages, {@code run.ndjson}. */
@FunctionalInterface
public interface ReportWriter {

    void write(RunReport report, Path folder) throws IOException;
}
