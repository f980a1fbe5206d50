package assay.os;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One pair of an environment that is put together.
 *
 * @param value what the variable is set to; empty unsets it
 */
public record Setting(String name, Optional<String> value) {

    public static Setting of(String name, String value) {
        return new Setting(name, Optional.of(value));
    }

    public static Setting without(String name) {
        return new Setting(name, Optional.empty());
    }

    /** An environment with the pairs applied in order: a later one wins. */
    public static Map<String, String> apply(Map<String, String> environment, List<Setting> pairs) {
        Map<String, String> changed = new LinkedHashMap<>(environment);
        for (Setting pair : pairs) {
            pair.value.ifPresentOrElse(value -> changed.put(pair.name, value), () -> changed.remove(pair.name));
        }
        return changed;
    }
}
