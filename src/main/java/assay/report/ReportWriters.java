package assay.report;

import java.util.List;

/** Every form in which a run's result is left behind, the one that tools read first. */
public final class ReportWriters {

    private static final List<ReportWriter> ALL = List.of(new RunJson(), new JUnitXml(), new Page());

    private ReportWriters() {}

    public static List<ReportWriter> all() {
        return ALL;
    }
}
