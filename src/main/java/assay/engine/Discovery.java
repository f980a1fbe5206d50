package assay.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryIssue;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DirectorySelector;
import org.junit.platform.engine.discovery.FileSelector;

import assay.report.Why;
import assay.rules.Example;
import assay.rules.Rulebook;
import assay.subject.SubjectSettings;

/** One search for examples: what it was asked for, what it found, and what was wrong with the question. */
final class Discovery {

    private final EngineDiscoveryRequest asked;
    private final UniqueId id;
    private final String key;
    private final Settings settings;
    private final Places places;
    private Selection selection;
    private Rulebook rulebook;
    private boolean refused;

    Discovery(EngineDiscoveryRequest asked, UniqueId id, String key) {
        this.asked = asked;
        this.id = id;
        this.key = key;
        this.settings = new Settings(asked.getConfigurationParameters());
        this.places = new Places(settings.root());
    }

    /** The key under which the run that may follow is known to its recorder. */
    String key() {
        return key;
    }

    Settings settings() {
        return settings;
    }

    Selection selection() {
        return selection;
    }

    Rulebook rulebook() {
        return rulebook;
    }

    /** Whether the question makes sense; if not, it has been said why. */
    boolean isAllowed() {
        List<String> troubles = new ArrayList<>(new Parameters(asked.getConfigurationParameters()).troubles());
        troubles.addAll(SubjectSettings.troubles(
                Rulebook.SYSTEMS, name -> settings.get(name).orElse(null), settings.names()));
        troubles.forEach(this::refuse);
        List<Path> missing = paths().stream().filter(path -> !Files.exists(path)).toList();
        missing.forEach(path -> refuse("there is no " + path + " to take examples from"));
        return troubles.isEmpty() && missing.isEmpty() && understandsSelection();
    }

    private boolean understandsSelection() {
        try {
            selection = Selection.of(settings);
            return true;
        } catch (RuntimeException e) {
            return refuse("the selection cannot be understood: " + e.getMessage());
        }
    }

    private List<Path> paths() {
        List<Path> paths = new ArrayList<>();
        asked.getSelectorsByType(DirectorySelector.class).forEach(selector -> paths.add(selector.getPath()));
        asked.getSelectorsByType(FileSelector.class).forEach(selector -> paths.add(selector.getPath()));
        return paths;
    }

    /** The request for Cucumber: with our recorder beside whatever plugins were asked for. */
    EngineDiscoveryRequest request() {
        ConfigurationParameters theirs = asked.getConfigurationParameters();
        String ours = Recorder.class.getName() + ":" + key;
        String plugins = theirs.get("cucumber.plugin").filter(value -> !value.isBlank())
                .map(value -> value + "," + ours).orElse(ours);
        return new Request(asked, new Overlay(theirs, Map.of("cucumber.plugin", plugins)));
    }

    /** Takes out of the tree what was not asked for, and says what was asked for in vain. */
    void select(TestDescriptor root) {
        List<TestDescriptor> found = AssayTestEngine.tests(root);
        if (found.isEmpty()) {
            return;
        }
        rulebook = Rulebook.read(settings.root(), settings.features(), settings.lists());
        unknown(selection.named(), " is neither a tag of the glossary nor a rule's id");
        unknown(new Parameters(asked.getConfigurationParameters()).lockingTags(),
                " takes a lock and is no tag of the glossary");
        compare(found.stream().map(test -> places.of(test.getUniqueId())).collect(Collectors.toSet()));
        found.stream().filter(test -> !selection.matches(test)).forEach(TestDescriptor::removeFromHierarchy);
        root.accept(TestDescriptor::prune);
        if (root.getChildren().isEmpty()) {
            refuse("no example matches " + selection);
        }
    }

    private void unknown(Set<String> tags, String words) {
        Set<String> known = new TreeSet<>(rulebook.tags());
        known.addAll(Rulebook.SYSTEMS);
        tags.stream().filter(tag -> !known.contains(tag)).forEach(tag -> refuse("@" + tag + words));
    }

    /** What Cucumber found and what is written must be the same examples, or something would be lost unseen. */
    private void compare(Set<String> found) {
        found.stream().filter(place -> rulebook.ruleAt(place).isEmpty()).sorted().forEach(place ->
                refuse(place + " belongs to no rule with an id below " + settings.features()));
        Set<Path> folders = asked.getSelectorsByType(DirectorySelector.class).stream()
                .map(selector -> selector.getPath().toAbsolutePath().normalize()).collect(Collectors.toSet());
        rulebook.rules().stream().flatMap(rule -> rule.examples().stream())
                .filter(example -> folders.stream().anyMatch(settings.root().resolve(example.feature())::startsWith))
                .map(Example::place).filter(place -> !found.contains(place)).forEach(place ->
                        refuse("the example at " + place + " is written and was not discovered"));
    }

    /** Whether something was refused, so that nothing will run. */
    boolean isRefused() {
        return refused;
    }

    /** Cucumber throws what it does not understand. */
    void refuse(RuntimeException thrown) {
        refuse("Cucumber cannot look for examples: " + Why.of(thrown));
    }

    private boolean refuse(String words) {
        refused = true;
        asked.getDiscoveryListener().issueEncountered(id, DiscoveryIssue.create(DiscoveryIssue.Severity.ERROR, words));
        return false;
    }
}
