package assay.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;

import assay.rules.Rulebook;
import assay.subject.Provenance;
import assay.subject.Resolution;
import assay.subject.SubjectSettings;
import assay.subject.Subjects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows which programs would answer. */
@Command(name = "subjects", header = "Show which program would answer for each system.",
        description = "A program is asked for its version and for nothing else.")
final class SubjectsCommand implements Callable<Integer> {

    private final Project project;
    private final Terminal terminal;

    @Option(names = "-D", paramLabel = "NAME=VALUE", description = "a setting, such as subject.monty='/path/monty subprocess'")
    private List<String> definitions = List.of();

    @Option(names = "--json", description = "write JSON, for machines")
    private boolean json;

    SubjectsCommand(Project project, Terminal terminal) {
        this.project = project;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Map<String, String> settings = Definitions.of(definitions);
        TreeSet<String> names = new TreeSet<>(System.getProperties().stringPropertyNames());
        names.addAll(settings.keySet());
        UnaryOperator<String> values = name -> settings.getOrDefault(name, System.getProperty(name));
        List<String> troubles = SubjectSettings.troubles(Rulebook.SYSTEMS, values, names);
        if (!troubles.isEmpty()) {
            throw new Refusal(String.join("; ", troubles));
        }
        Subjects subjects = new Subjects(values, names);
        List<Map<String, Object>> described = new ArrayList<>();
        for (String system : systems()) {
            described.add(described(system, subjects.resolve(system)));
        }
        if (json) {
            terminal.give(Json.text(described));
        } else {
            described.forEach(this::print);
        }
        return Exit.AS_EXPECTED;
    }

    /** The systems that the features speak of. */
    private List<String> systems() {
        return project.rulebook().rules().stream().map(rule -> rule.system()).distinct().toList();
    }

    private static Map<String, Object> described(String system, Resolution resolution) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("system", system);
        if (resolution instanceof Resolution.Ready ready) {
            Provenance provenance = ready.provenance();
            description.put("state", "ready");
            description.put("whose", provenance.whose().words());
            description.put("version", provenance.version());
            description.put("command", provenance.command());
            description.put("sha256", provenance.sha256());
        } else if (resolution instanceof Resolution.Unavailable unavailable) {
            description.put("state", "unavailable");
            description.put("reason", unavailable.reason());
        } else {
            description.put("state", "left out");
        }
        return description;
    }

    private void print(Map<String, Object> description) {
        terminal.print(description.get("system") + ": " + description.getOrDefault("whose", description.get("state")));
        description.forEach((name, value) -> {
            if (!List.of("system", "state", "whose").contains(name)) {
                terminal.print("  " + name + "  "
                        + Line.of(value instanceof List<?> words ? Shell.quoted(words) : value.toString()));
            }
        });
    }
}
