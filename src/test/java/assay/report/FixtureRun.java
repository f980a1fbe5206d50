package assay.report;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import assay.rules.Verdict;
import assay.subject.Provenance;
import assay.subject.Provenance.Whose;
import io.cucumber.junit.platform.engine.CucumberTestEngine;
import io.cucumber.messages.ndjson.Deserializer;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleTag;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Tag;

/** A run of the page's fixture features by Cucumber's own engine, with the verdict that each example's tag names. */
final class FixtureRun {

    static final Path FEATURES = Path.of("src/test/resources/fixtures/page");

    private FixtureRun() {}

    /** Runs the features below a folder and leaves {@code run.ndjson}, its paths below that folder, in the other. */
    static void messages(Path features, Path reports) throws IOException {
        Path raw = reports.resolve("raw.ndjson");
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectDirectory(features.toFile()))
                .configurationParameter("cucumber.glue", "assay.fixture.page")
                .configurationParameter("cucumber.plugin", "message:" + raw)
                .configurationParameter("cucumber.publish.quiet", "true")
                .configurationParameter("cucumber.filter.tags", "")
                .configurationParameter("cucumber.execution.parallel.enabled", "false")
                .build();
        var bare = LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new CucumberTestEngine())
                .build();
        LauncherFactory.create(bare).execute(request);
        String told = Files.readString(raw, StandardCharsets.UTF_8);
        String here = features.toAbsolutePath().toUri().toString();
        Files.writeString(reports.resolve("run.ndjson"), told.replace(here, "features/"));
        Files.delete(raw);
    }

    /** The report of such a run. */
    static RunReport report(Path reports) throws IOException {
        Map<String, RuleResult> rules = new LinkedHashMap<>();
        Gherkin gherkin = new Gherkin();
        for (String line : Files.readAllLines(reports.resolve("run.ndjson"))) {
            Envelope envelope = new Deserializer().readValue(line);
            envelope.getGherkinDocument().ifPresent(gherkin::add);
            envelope.getPickle().ifPresent(
                    pickle -> add(rules, gherkin.place(pickle.getAstNodeIds()).orElseThrow(), pickle));
        }
        return report(List.copyOf(rules.values()));
    }

    static RunReport report(List<RuleResult> rules) {
        return new RunReport(
                Instant.parse("2026-11-30T14:03:22Z"),
                41.27,
                true,
                List.of(
                        subject("monty", "monty 0.4.1", "9f", Whose.REAL, "/opt/monty worker/monty", "subprocess"),
                        subject("rlm", "rlm 1.2.0", "0c", Whose.NAMED, "python3", "-m", "rlm.repl")),
                rules,
                Map.of(
                        "monty", new PinCounts(41, 2, 1, 4, 6, 3, 5, 7),
                        "rlm", new PinCounts(12, 0, 0, 0, 0, 1, 0, 30),
                        "mux", new PinCounts(0, 0, 0, 0, 0, 0, 0, 88)));
    }

    private static Provenance subject(String system, String version, String digits, Whose whose, String... command) {
        return new Provenance(system, List.of(command), version, digits.repeat(32), whose);
    }

    private static void add(Map<String, RuleResult> rules, Gherkin.Place place, Pickle pickle) {
        Rule rule = place.rule().orElseThrow();
        String id = rule.getTags().stream().map(Tag::getName).findFirst().orElseThrow().substring(1);
        Verdict verdict = verdict(pickle);
        List<ExampleResult> examples = new ArrayList<>(rules.containsKey(id) ? rules.get(id).examples() : List.of());
        examples.add(new ExampleResult(
                pickle.getName(), verdict, examples.size() * 0.417, place.uri(), (int) place.line(), reason(verdict)));
        Verdict worst = examples.stream().map(ExampleResult::verdict).reduce(Verdict.HOLDS, Verdict::worse);
        String system = place.uri().split("/")[1];
        String topic = place.uri().replaceAll(".*/|\\.feature", "");
        rules.put(id, new RuleResult(id, system, topic, rule.getName(), worst, pins(rule), examples));
    }

    private static List<String> pins(Rule rule) {
        return rule.getDescription().lines()
                .map(String::strip)
                .filter(line -> line.startsWith("Source:"))
                .flatMap(line -> List.of(line.substring(line.lastIndexOf(':') + 1).split(",")).stream())
                .map(pin -> "lending: " + pin.strip())
                .toList();
    }

    private static Verdict verdict(Pickle pickle) {
        return pickle.getTags().stream()
                .map(PickleTag::getName)
                .filter(tag -> tag.startsWith("@verdict-"))
                .map(tag -> Verdict.valueOf(tag.substring(9).replace('-', '_').toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElse(Verdict.HOLDS);
    }

    private static String reason(Verdict verdict) {
        return switch (verdict) {
            case HOLDS -> "";
            case DEVIATES -> "The worker calls a handle by its number once it was called by name;"
                    + " reported to its makers.";
            case NOT_ASSAYED -> "left out by default; ask for it with -Dgroups";
            case NOT_REACHED -> "The run was cut before this example.";
            case INCONCLUSIVE -> "In a Given step: the worker did not start again: /opt/worker: No such file or directory";
            case NO_LONGER_DEVIATES -> "Listed for 0.4.0: a handle loses its name between turns. Remove the entry.";
            case VIOLATED -> "at 'the worker refuses the last one, naming \"10\"': expected the last answer to be"
                    + " an error that names \"10\"\n  but the worker lent handle 11\n  (asked to borrow 11 lists, limit 10)";
        };
    }
}
