package assay.cli;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

import assay.engine.AssayTestEngine;
import assay.engine.Launch;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.DiscoveryIssueException;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;

/** Starts the engine as the tests do, with nothing but the engine. */
record Runner(List<DiscoverySelector> selectors, Map<String, String> parameters) {

    /** The platform logs every discovery issue before it throws it; the command says it once. */
    private static final Logger ISSUES = Logger.getLogger("org.junit.platform.launcher.core.DiscoveryIssueNotifier");

    /** @throws Refusal if what was asked for cannot be run */
    void run(TestExecutionListener listener) {
        ISSUES.setLevel(Level.OFF);
        Launcher launcher = Launch.of(new AssayTestEngine());
        launcher.execute(LauncherExecutionRequestBuilder.request(discover(launcher)).listeners(listener).build());
    }

    private TestPlan discover(Launcher launcher) {
        Issues issues = new Issues();
        try {
            return launcher.discover(LauncherDiscoveryRequestBuilder.request().selectors(selectors)
                    .configurationParameters(parameters).listeners(issues).build());
        } catch (DiscoveryIssueException e) {
            throw issues.refusal();
        }
    }
}
