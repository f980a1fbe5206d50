package assay.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All that is written down: the rules of every feature, and the lists beside them. */
public final class Rulebook {

    /** The systems that features speak of: each is a tag and a folder. */
    public static final List<String> SYSTEMS = List.of("monty", "rlm", "pardes", "mux", "bans");

    /** The tag of rules that assay itself answers to: no program is started as their subject. */
    public static final String SELF = "self";

    private final List<Feature> features;
    private final Lists lists;
    private final List<Finding> findings;
    private final Map<String, Rule> byPlace = new HashMap<>();

    private Rulebook(List<Feature> features, Lists lists, List<Finding> findings) {
        this.features = features;
        this.lists = lists;
        this.findings = List.copyOf(findings);
        for (Rule rule : rules()) {
            rule.examples().forEach(example -> byPlace.put(example.place(), rule));
        }
    }

    /**
     * Reads a project's features.
     *
     * @param root the project's folder
     * @param features the features' folder below it
     * @param lists where on the class path the lists stand: empty, or a path that ends in a slash
     */
    public static Rulebook read(Path root, String features, String lists) {
        List<Finding> findings = new ArrayList<>();
        Lists read = Lists.read(lists, findings);
        FeatureReader reader = new FeatureReader(root, read.glossary().keySet(), findings);
        return new Rulebook(reader.below(root.resolve(features)), read, findings);
    }

    List<Feature> features() {
        return features;
    }

    /** Every rule, in the order of the files. */
    public List<Rule> rules() {
        return features.stream().flatMap(feature -> feature.rules().stream()).toList();
    }

    /** The first rule of that id. */
    public Optional<Rule> rule(String id) {
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /** The rule whose example stands at {@code feature:line}. */
    public Optional<Rule> ruleAt(String place) {
        return Optional.ofNullable(byPlace.get(place));
    }

    /** The example that stands at {@code feature:line}. */
    public Optional<Example> exampleAt(String place) {
        return ruleAt(place).stream().flatMap(rule -> rule.examples().stream())
                .filter(example -> example.place().equals(place)).findFirst();
    }

    /** What each tag means. */
    public Map<String, String> glossary() {
        return lists.glossary();
    }

    /** Every tag that an expression may name, without the at sign: the glossary's, and the rules' ids. */
    public Set<String> tags() {
        Set<String> tags = new TreeSet<>(lists.glossary().keySet());
        rules().forEach(rule -> tags.add(rule.id()));
        return tags;
    }

    public List<Pin> pins() {
        return lists.pins();
    }

    public List<Deviation> deviations() {
        return lists.deviations();
    }

    /** What could not be read as it should be. {@link Review} adds what reads well and is wrong all the same. */
    public List<Finding> findings() {
        return findings;
    }
}
