package assay.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import assay.rules.Verdict;
import assay.subject.Provenance;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The run's result for machines: {@code run.json}, written and read back. */
public final class RunJson implements ReportWriter {

    public static final String FILE = "run.json";

    /** Plain ASCII: reasons quote what subjects print, and that may be half a character. */
    private static final ObjectMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    @Override
    public String file() {
        return FILE;
    }

    @Override
    public void write(RunReport report, Path folder) throws IOException {
        WholeFile.put(folder.resolve(FILE), text(report));
    }

    /** The report as JSON. */
    public static String text(RunReport report) {
        Map<String, Object> run = new LinkedHashMap<>();
        run.put("started", report.started().toString());
        run.put("seconds", report.seconds());
        run.put("partial", report.partial());
        run.put("subjects", report.subjects().stream().map(RunJson::subject).toList());
        run.put("rules", report.rules().stream().map(RunJson::rule).toList());
        run.put("pins", new TreeMap<>(report.pins()));
        return JSON.writeValueAsString(run) + "\n";
    }

    private static Map<String, Object> subject(Provenance provenance) {
        Map<String, Object> subject = new LinkedHashMap<>();
        subject.put("system", provenance.system());
        subject.put("command", provenance.command());
        subject.put("version", provenance.version());
        subject.put("sha256", provenance.sha256());
        subject.put("whose", provenance.whose().words());
        return subject;
    }

    private static Map<String, Object> rule(RuleResult result) {
        Map<String, Object> rule = new LinkedHashMap<>();
        rule.put("id", result.id());
        rule.put("system", result.system());
        rule.put("topic", result.topic());
        rule.put("title", result.title());
        rule.put("verdict", result.verdict().words());
        rule.put("pins", result.pins());
        rule.put("examples", result.examples().stream().map(RunJson::example).toList());
        return rule;
    }

    private static Map<String, Object> example(ExampleResult result) {
        Map<String, Object> example = new LinkedHashMap<>();
        example.put("name", result.name());
        example.put("verdict", result.verdict().words());
        example.put("seconds", result.seconds());
        example.put("feature", result.feature());
        example.put("line", result.line());
        example.put("reason", result.reason());
        return example;
    }

    /** Reads a report from the folder that holds it. */
    public static RunReport read(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        try {
            return parse(Files.readString(file, StandardCharsets.UTF_8));
        } catch (JacksonException e) {
            // Its own message also tells what it does not show.
            throw new IOException(file + " is not a run's result: " + e.getOriginalMessage() + where(e));
        } catch (IllegalArgumentException e) {
            throw new IOException(file + " is not a run's result: " + e.getMessage(), e);
        }
    }

    private static String where(JacksonException e) {
        return e.getLocation() == null || e.getLocation().getLineNr() < 1 ? "" : ", in line " + e.getLocation().getLineNr();
    }

    /** Understands a report's JSON; whatever else it holds is passed over. */
    public static RunReport parse(String text) {
        JsonNode run = JSON.readTree(text);
        Map<String, PinCounts> pins = new TreeMap<>();
        run.required("pins").properties().forEach(entry ->
                pins.put(entry.getKey(), JSON.treeToValue(entry.getValue(), PinCounts.class)));
        return new RunReport(Instant.parse(run.required("started").asString()), run.required("seconds").asDouble(),
                run.required("partial").asBoolean(), each(run.required("subjects"), RunJson::subject),
                each(run.required("rules"), RunJson::rule), pins);
    }

    private static Provenance subject(JsonNode subject) {
        return new Provenance(subject.required("system").asString(), each(subject.required("command"), JsonNode::asString),
                subject.required("version").asString(), subject.required("sha256").asString(),
                named(Provenance.Whose.values(), Provenance.Whose::words, subject.required("whose").asString()));
    }

    private static RuleResult rule(JsonNode rule) {
        return new RuleResult(rule.required("id").asString(), rule.required("system").asString(),
                rule.required("topic").asString(), rule.required("title").asString(), verdict(rule),
                each(rule.required("pins"), JsonNode::asString), each(rule.required("examples"), RunJson::example));
    }

    private static ExampleResult example(JsonNode example) {
        return new ExampleResult(example.required("name").asString(), verdict(example),
                example.required("seconds").asDouble(), example.required("feature").asString(),
                example.required("line").asInt(), example.required("reason").asString());
    }

    private static Verdict verdict(JsonNode node) {
        return named(Verdict.values(), Verdict::words, node.required("verdict").asString());
    }

    private static <T> T named(T[] values, Function<T, String> words, String wanted) {
        for (T value : values) {
            if (words.apply(value).equals(wanted)) {
                return value;
            }
        }
        throw new IllegalArgumentException("'" + wanted + "' is none of the words " + List.of(values).stream().map(words).toList());
    }

    private static <T> List<T> each(JsonNode array, Function<JsonNode, T> read) {
        return array.valueStream().map(read).toList();
    }
}
