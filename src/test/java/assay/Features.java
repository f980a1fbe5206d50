package assay;

import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

import assay.engine.Run;

/** Every feature of the project, held against its subjects. */
@Suite
@IncludeEngines("assay")
@SelectDirectories("features")
final class Features {

    @AfterSuite
    static void sayWhereTheReportIs() {
        Run.reports().ifPresent(folder -> System.out.println("report: " + folder.resolve("index.html")));
    }
}
