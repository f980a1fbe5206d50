package assay.report;

import java.io.IOException;
import java.nio.file.Path;

/** One form in which a run's result is left behind. The folder also holds the run's messages, {@code run.ndjson}. */
public interface ReportWriter {

    /** The name of the file that it writes. */
    String file();

    /** Writes it to the folder, in place of what is there. */
    void write(RunReport report, Path folder) throws IOException;
}
