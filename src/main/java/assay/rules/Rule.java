package assay.rules;

import java.util.List;

/**
 * One promise of a system, with the examples that hold it to account.
 *
 * @param id the slug that never changes, without the at sign
 * @param system the system that makes the promise
 * @param topic the feature file's name, without its ending
 * @param title the promise, as a sentence
 * @param description what is said below the title, without the source line
 * @param pins what the source line cites, such as {@code monty-subprocess: inputs_are_injected}
 * @param tags its own and its feature's, without the at sign and without the id
 * @param examples in the order of the file
 * @param feature the feature's path below the project, with forward slashes
 * @param line the line of the title
 */
public record Rule(
        String id,
        String system,
        String topic,
        String title,
        String description,
        List<String> pins,
        List<String> tags,
        List<Example> examples,
        String feature,
        int line) {

    public Rule {
        pins = List.copyOf(pins);
        tags = List.copyOf(tags);
        examples = List.copyOf(examples);
    }

    /** The examples that a list means by a name: one, or every row of an outline. */
    public List<Example> called(String name) {
        return examples.stream().filter(example -> example.isCalled(name)).toList();
    }
}
