package assay.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Tag;

/** Reads feature files with Cucumber's own parser, so that nothing is understood in two ways. */
final class FeatureReader {

    private final Path root;
    private final Set<String> glossary;
    private final List<Finding> findings;

    FeatureReader(Path root, Set<String> glossary, List<Finding> findings) {
        this.root = root;
        this.glossary = glossary;
        this.findings = findings;
    }

    /** Every feature below a folder, in the order of their paths. */
    List<Feature> below(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".feature")).sorted()
                    .map(this::read).flatMap(Optional::stream).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look for features below " + folder, e);
        }
    }

    private Optional<Feature> read(Path file) {
        String path = root.relativize(file).toString().replace('\\', '/');
        try {
            if (!Files.isRegularFile(file)) {
                throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is no file, or a link to none");
            }
            new Utf8(Files.readAllBytes(file)).badLine()
                    .ifPresent(line -> findings.add(new Finding(path, line, "this line is not UTF-8")));
            return read(path, parse(file));
        } catch (IOException unreadable) {
            findings.add(new Finding(path, 1, "the feature cannot be read: " + unreadable.getMessage()));
            return Optional.empty();
        }
    }

    private Optional<Feature> read(String path, List<Envelope> envelopes) {
        envelopes.stream().map(Envelope::getParseError).flatMap(Optional::stream)
                .forEach(error -> findings.add(unparsed(path, error)));
        List<Pickle> pickles = envelopes.stream().map(Envelope::getPickle).flatMap(Optional::stream).toList();
        Optional<Feature> read = envelopes.stream().map(Envelope::getGherkinDocument).flatMap(Optional::stream)
                .map(GherkinDocument::getFeature).flatMap(Optional::stream)
                .map(feature -> feature(path, feature, pickles)).findFirst();
        if (read.isEmpty() && envelopes.stream().noneMatch(each -> each.getParseError().isPresent())) {
            findings.add(new Finding(path, 1, "the file holds no feature"));
        }
        return read;
    }

    private static List<Envelope> parse(Path file) throws IOException {
        GherkinParser parser = GherkinParser.builder().includeSource(false).includePickles(true).build();
        try (Stream<Envelope> envelopes = parser.parse(file)) {
            return envelopes.toList();
        }
    }

    private static Finding unparsed(String path, ParseError error) {
        int line = error.getSource().getLocation().map(location -> location.getLine().intValue()).orElse(1);
        return new Finding(path, line, "the feature cannot be parsed: " + error.getMessage());
    }

    private Feature feature(String path, io.cucumber.messages.types.Feature parsed, List<Pickle> pickles) {
        List<String> tags = names(parsed.getTags());
        Map<String, List<Pickle>> byScenario = new HashMap<>();
        pickles.forEach(pickle -> byScenario.computeIfAbsent(pickle.getAstNodeIds().get(0), id -> new ArrayList<>())
                .add(pickle));
        Examples examples = new Examples(path, byScenario, Backgrounds.steps(parsed));
        List<Rule> rules = new ArrayList<>();
        for (FeatureChild child : parsed.getChildren()) {
            child.getScenario().ifPresent(scenario -> findings.add(ruleless(path, scenario)));
            child.getRule().stream().flatMap(rule -> rule.getChildren().stream()).map(RuleChild::getScenario)
                    .flatMap(Optional::stream).filter(FeatureReader::lacksRows)
                    .forEach(outline -> findings.add(rowless(path, outline)));
            child.getRule().flatMap(rule -> rule(path, tags, rule, examples)).ifPresent(rules::add);
        }
        int line = parsed.getLocation().getLine().intValue();
        return new Feature(path, line, parsed.getName(), parsed.getDescription().strip(), tags, rules);
    }

    /** Of such an outline nothing runs, and nobody would miss it. */
    private static boolean lacksRows(Scenario scenario) {
        boolean outline = scenario.getKeyword().contains("Outline") || scenario.getKeyword().contains("Template");
        return outline && scenario.getExamples().isEmpty()
                || scenario.getExamples().stream().anyMatch(table -> table.getTableBody().isEmpty());
    }

    private static Finding rowless(String path, Scenario outline) {
        return new Finding(path, outline.getLocation().getLine().intValue(),
                "the outline '" + outline.getName() + "' has no rows, or a table without any");
    }

    private static Finding ruleless(String path, Scenario scenario) {
        return new Finding(path, scenario.getLocation().getLine().intValue(),
                "the example '" + scenario.getName() + "' stands under no rule");
    }

    private Optional<Rule> rule(
            String path, List<String> inherited, io.cucumber.messages.types.Rule parsed, Examples examples) {
        int line = parsed.getLocation().getLine().intValue();
        List<String> ids = names(parsed.getTags()).stream().filter(tag -> !glossary.contains(tag)).toList();
        if (ids.size() != 1) {
            findings.add(new Finding(path, line, misidentified(ids)));
        }
        Citation citation = Citation.of(parsed.getDescription());
        citation.trouble().ifPresent(words -> findings.add(new Finding(path, line, words)));
        if (ids.isEmpty()) {
            return Optional.empty();
        }
        List<String> tags = new ArrayList<>(inherited);
        names(parsed.getTags()).stream().filter(glossary::contains).forEach(tags::add);
        List<Example> found = parsed.getChildren().stream().map(RuleChild::getScenario).flatMap(Optional::stream)
                .flatMap(scenario -> examples.of(scenario).stream()).toList();
        return Optional.of(new Rule(ids.get(0), systemOf(path, inherited), Feature.topicOf(path), parsed.getName(),
                citation.description(), citation.pins(), tags, found, path, line));
    }

    private static String misidentified(List<String> ids) {
        if (ids.isEmpty()) {
            return "the rule has no id: give it one tag of its own that is not in the glossary";
        }
        return "the rule has more than one id, or a tag that the glossary does not know: @" + String.join(", @", ids);
    }

    private static String systemOf(String path, List<String> tags) {
        return tags.stream().filter(Rulebook.SYSTEMS::contains).findFirst().orElse(Feature.folderOf(path));
    }

    static List<String> names(List<Tag> tags) {
        return tags.stream().map(tag -> tag.getName().substring(1)).toList();
    }
}
