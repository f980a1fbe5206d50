package assay.runs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import assay.engine.AssayTestEngine;
import assay.engine.Launch;
import assay.report.RunJson;
import assay.report.RunReport;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;

/** A run of the project's own features inside a test, with settings and a report folder of its own. */
final class NestedRun {

    private final Path reports;
    private final Map<String, String> settings = new HashMap<>();

    NestedRun(Path reports) {
        this.reports = reports;
        set("groups", "");
        set("assay.reports", reports.toAbsolutePath().toString());
    }

    NestedRun set(String name, String value) {
        settings.put(name, value);
        return this;
    }

    /** Runs one rule, and gives what it found. */
    RunReport run(String feature, String rule) throws IOException {
        set("cucumber.filter.tags", "@" + rule);
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectFile(feature))
                .configurationParameters(settings)
                .build();
        Launch.of(new AssayTestEngine())
                .execute(LauncherExecutionRequestBuilder.request(request).build());
        return RunJson.read(reports);
    }
}
