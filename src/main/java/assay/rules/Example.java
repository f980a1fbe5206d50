package assay.rules;

import java.util.List;

/**
 * One example of a rule: a scenario, or one row of an outline.
 *
 * @param name what the example is called; for a row, with the row's values
 * @param outline the name as written, with its placeholders; the same as the name unless this is a row
 * @param feature the feature's path below the project, with forward slashes
 * @param line the example's line, or the row's
 * @param tags its own and the inherited ones, without the at sign
 * @param steps the background's and its own
 */
public record Example(String name, String outline, String feature, int line, List<String> tags, List<Step> steps) {

    public Example {
        tags = List.copyOf(tags);
        steps = List.copyOf(steps);
    }

    /** Where the example stands: the key that joins it to a run. */
    public String place() {
        return feature + ":" + line;
    }

    boolean isCalled(String someName) {
        return name.equals(someName) || outline.equals(someName);
    }
}
