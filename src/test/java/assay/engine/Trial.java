package assay.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import assay.report.ExampleResult;
import assay.report.RunJson;
import assay.report.RunReport;
import assay.subject.Provenance;
import assay.subject.Provenance.Whose;
import assay.subject.Resolution;
import assay.subject.Subjects;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.core.DiscoveryIssueException;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** A run of fixture features inside a test, with a folder of its own for its reports. */
final class Trial {

    private static final String FIXTURES = "src/test/resources/fixtures/";

    private final Map<String, String> parameters = new LinkedHashMap<>();
    private final List<TestExecutionListener> listeners = new ArrayList<>();
    private final Path reports;
    private Path selected;
    private CancellationToken cancellation = CancellationToken.disabled();
    private BiFunction<Subjects, String, Resolution> resolve = (subjects, system) -> ready(system, "counter 1.0", Whose.REAL);

    private Trial(String fixture, Path reports) {
        this.reports = reports;
        this.selected = Path.of(FIXTURES + fixture + "/features");
        with("cucumber.glue", "assay.fixture.counter");
        with("cucumber.filter.tags", "");
        with("groups", "");
        with(Settings.FEATURES, FIXTURES + fixture + "/features");
        with(Settings.LISTS, "fixtures/" + fixture + "/");
        with(Settings.REPORTS, reports.toAbsolutePath().toString());
    }

    /** A run of the features below {@code fixtures/<name>/features}. */
    static Trial of(String fixture, Path reports) {
        return new Trial(fixture, reports);
    }

    static Resolution ready(String system, String version, Whose whose) {
        return new Resolution.Ready(new Provenance(system, List.of("/bin/" + system), version, "0".repeat(64), whose));
    }

    Trial with(String parameter, String value) {
        parameters.put(parameter, value);
        return this;
    }

    Trial where(BiFunction<Subjects, String, Resolution> resolution) {
        resolve = resolution;
        return this;
    }

    Trial selecting(Path path) {
        selected = path;
        return this;
    }

    Trial cancelledBy(CancellationToken token) {
        cancellation = token;
        return this;
    }

    Trial heardBy(TestExecutionListener listener) {
        listeners.add(listener);
        return this;
    }

    /** Runs, and gives the runner's own count. A refused question comes out as the launcher throws it. */
    TestExecutionSummary run() {
        Launcher launcher = Launch.of(new AssayTestEngine(resolve));
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        listeners.add(summary);
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(Files.isRegularFile(selected) ? DiscoverySelectors.selectFile(selected.toFile())
                        : DiscoverySelectors.selectDirectory(selected.toString()))
                .configurationParameters(parameters).build();
        launcher.execute(LauncherExecutionRequestBuilder.request(request).cancellationToken(cancellation)
                .listeners(listeners.toArray(TestExecutionListener[]::new)).build());
        return summary.getSummary();
    }

    /** Runs, and gives the words in which the question was refused. */
    String refusal() {
        return run().getFailures().stream().map(TestExecutionSummary.Failure::getException)
                .filter(DiscoveryIssueException.class::isInstance).map(Throwable::getMessage).findFirst()
                .orElseThrow(() -> new AssertionError("nothing was refused"));
    }

    RunReport report() {
        try {
            return RunJson.read(reports);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The results by the examples' names. */
    Map<String, ExampleResult> results() {
        Map<String, ExampleResult> results = new LinkedHashMap<>();
        report().rules().forEach(rule -> rule.examples()
                .forEach(example -> results.put(rule.id() + " / " + example.name(), example)));
        return results;
    }
}
