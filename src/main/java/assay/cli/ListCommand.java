package assay.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

import assay.rules.Example;
import assay.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what could be run, without running it. */
@Command(name = "list", header = "Show the rules, by system and topic.",
        description = "Nothing is started. Every rule is shown with its id, which never changes, and with the number of its"
                + " examples.")
final class ListCommand implements Callable<Integer> {

    private final Project project;
    private final Terminal terminal;

    @Parameters(paramLabel = "ID|TAGS", description = "a rule's id, a tag, or an expression such as '@monty and not @slow'")
    private List<String> words = List.of();

    @Option(names = "--json", description = "write JSON, for machines")
    private boolean json;

    ListCommand(Project project, Terminal terminal) {
        this.project = project;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Rule> rules = Query.of(words, project.rulebook()).rules();
        if (json) {
            terminal.give(Json.text(rules.stream().map(ListCommand::described).toList()));
        } else {
            print(rules);
        }
        return Exit.AS_EXPECTED;
    }

    private void print(List<Rule> rules) {
        String heading = "";
        int width = rules.stream().mapToInt(rule -> rule.id().length()).max().orElse(1);
        for (Rule rule : rules) {
            String topic = rule.system() + "/" + rule.topic();
            if (!topic.equals(heading)) {
                terminal.print((heading.isEmpty() ? "" : System.lineSeparator()) + topic);
            }
            heading = topic;
            terminal.print(String.format("  %-" + width + "s  %2d  %s", rule.id(), rule.examples().size(), rule.title()));
        }
    }

    private static Map<String, Object> described(Rule rule) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("id", rule.id());
        description.put("system", rule.system());
        description.put("topic", rule.topic());
        description.put("title", rule.title());
        description.put("pins", rule.pins());
        description.put("tags", rule.tags());
        description.put("examples", rule.examples().stream().map(ListCommand::described).toList());
        return description;
    }

    private static Map<String, Object> described(Example example) {
        Map<String, Object> description = new LinkedHashMap<>();
        description.put("name", example.name());
        description.put("feature", example.feature());
        description.put("line", example.line());
        description.put("tags", example.tags());
        return description;
    }
}
