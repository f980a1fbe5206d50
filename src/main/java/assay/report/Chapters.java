package assay.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.report.view.Chapter;
import assay.report.view.ExampleEntry;
import assay.report.view.Listed;
import assay.report.view.Paragraph;
import assay.report.view.RuleEntry;
import assay.rules.Verdict;
import assay.subject.Provenance;
import assay.subject.Provenance.Whose;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.Rule;

/** Orders the rules by system and topic, and joins each example to its story. */
final class Chapters {

    private final RunReport report;
    private final Messages messages;
    private final Scenes scenes;

    Chapters(RunReport report, Messages messages, Evidence evidence) {
        this.report = report;
        this.messages = messages;
        this.scenes = new Scenes(messages, evidence);
    }

    List<Chapter> chapters() {
        Map<String, Map<String, List<RuleResult>>> grouped = new LinkedHashMap<>();
        report.rules().forEach(rule -> grouped
                .computeIfAbsent(rule.system(), none -> new LinkedHashMap<>())
                .computeIfAbsent(rule.topic(), none -> new ArrayList<>())
                .add(rule));
        return grouped.entrySet().stream().map(system -> chapter(system.getKey(), system.getValue())).toList();
    }

    /** The examples with one of these verdicts, the worst first, for a list before the chapters. */
    List<Listed> listed(List<Verdict> verdicts) {
        List<Listed> found = new ArrayList<>();
        report.rules().forEach(rule -> {
            for (int i = 0; i < rule.examples().size(); i++) {
                ExampleResult example = rule.examples().get(i);
                if (verdicts.contains(example.verdict())) {
                    found.add(listed(rule, example, i));
                }
            }
        });
        found.sort(Comparator.comparing(Listed::verdict).reversed());
        return List.copyOf(found);
    }

    private Listed listed(RuleResult rule, ExampleResult example, int index) {
        return new Listed(
                example.verdict(),
                anchor(rule, index),
                example.name(),
                rule.title(),
                rule.id(),
                subject(rule.system()).map(Provenance::version).orElse("unknown"),
                Words.glimpse(example.reason()));
    }

    private Chapter chapter(String system, Map<String, List<RuleResult>> topics) {
        String answered = report.subjects().stream()
                .filter(subject -> subject.system().equals(system))
                .map(subject -> "Answered by " + subject.whose().words() + ", version " + subject.version() + ".")
                .reduce((one, other) -> one + " " + other)
                .orElse("No subject answered.");
        return new Chapter(
                system,
                "system." + system,
                answered,
                topics.entrySet().stream().map(topic -> topic(system, topic.getKey(), topic.getValue())).toList());
    }

    private Chapter.Topic topic(String system, String topic, List<RuleResult> rules) {
        Optional<Feature> feature = rules.stream()
                .flatMap(rule -> place(rule).stream())
                .map(Gherkin.Place::feature)
                .findFirst();
        String source = rules.stream()
                .flatMap(rule -> rule.examples().stream())
                .map(ExampleResult::feature)
                .findFirst()
                .orElse("");
        return new Chapter.Topic(
                "topic." + system + "." + topic,
                feature.map(Feature::getName).filter(name -> !name.isBlank()).orElse(topic),
                source,
                feature.map(Feature::getDescription).map(Prose::of).orElse(List.of()),
                rules.stream().map(this::rule).toList());
    }

    private RuleEntry rule(RuleResult rule) {
        List<ExampleEntry> examples = new ArrayList<>();
        for (int i = 0; i < rule.examples().size(); i++) {
            ExampleResult example = rule.examples().get(i);
            examples.add(scenes.example(example, anchor(rule, i), rerun(rule, example)));
        }
        return new RuleEntry(
                rule.id(),
                rule.title(),
                rule.verdict(),
                Words.seconds(rule.examples().stream().mapToDouble(ExampleResult::seconds).sum()),
                prose(rule),
                rule.pins(),
                rerun(rule),
                List.copyOf(examples));
    }

    private List<Paragraph> prose(RuleResult rule) {
        String description = place(rule).flatMap(Gherkin.Place::rule).map(Rule::getDescription).orElse("");
        return rule.pins().isEmpty() ? Prose.of(description) : Prose.withoutSource(description);
    }

    private Optional<Gherkin.Place> place(RuleResult rule) {
        return rule.examples().stream()
                .flatMap(example -> messages.of(example).stream())
                .map(Story::place)
                .findFirst();
    }

    private String rerun(RuleResult rule) {
        return "mvn test -Dgroups=" + Words.quoted(rule.id()) + named(rule).map(each -> " -D" + each).orElse("");
    }

    private String rerun(RuleResult rule, ExampleResult example) {
        return "target/assay run " + Words.quoted(rule.id() + " / " + example.name())
                + named(rule).map(each -> " -D " + each).orElse("");
    }

    /** The setting that named the program, if somebody did. */
    private Optional<String> named(RuleResult rule) {
        return subject(rule.system())
                .filter(subject -> subject.whose() == Whose.NAMED)
                .map(subject -> "subject." + rule.system() + "=" + Words.quoted(String.join(" ", subject.command())));
    }

    private Optional<Provenance> subject(String system) {
        return report.subjects().stream()
                .filter(subject -> subject.system().equals(system) && subject.whose() != Whose.SELF)
                .findFirst();
    }

    /** An example's place on the page: no rule's id holds a full stop. */
    private static String anchor(RuleResult rule, int index) {
        return rule.id() + "." + (index + 1);
    }
}
