package assay.monkey.faults;

import java.util.List;
import java.util.Map;

/**
 * A fault that assay's own session server could have: one place of its sources, put another way.
 *
 * @param name what is wrong with a server that has it
 * @param right the text there, which stands once in all sources
 * @param wrong what stands in its place
 */
public record Fault(String name, String right, String wrong) {

    /**
     * The source that has the place.
     *
     * @param sources by name
     * @throws IllegalArgumentException if the place is not there, or not once: then the server has changed
     */
    String file(Map<String, String> sources) {
        List<String> having = sources.entrySet().stream().filter(each -> each.getValue().contains(right)).map(Map.Entry::getKey).toList();
        if (having.size() != 1 || sources.get(having.get(0)).indexOf(right) != sources.get(having.get(0)).lastIndexOf(right)) {
            throw new IllegalArgumentException("'" + name + "' has no place of its own, but " + having + ": " + right);
        }
        return having.get(0);
    }

    @Override
    public String toString() {
        return name;
    }
}
