package assay;

import java.nio.file.Files;

import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

import assay.engine.Run;
import assay.report.Page;

/** Every feature of the project, held against its subjects. */
@Suite
@IncludeEngines("assay")
@SelectDirectories("features")
final class Features {

    @AfterSuite
    static void sayWhereTheReportIs() {
        Run.reports().map(folder -> folder.resolve(Page.FILE)).filter(Files::exists)
                .ifPresent(page -> System.out.println("report: " + page));
    }
}
