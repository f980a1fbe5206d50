package assay;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** Every feature of the project, held against its subjects. */
@Suite
@IncludeEngines("assay")
@SelectDirectories("features")
final class Features {}
