package assay.engine;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.platform.engine.ConfigurationParameters;

/** Configuration parameters of which some are ours. */
record Overlay(ConfigurationParameters theirs, Map<String, String> ours) implements ConfigurationParameters {

    @Override
    public Optional<String> get(String key) {
        return Optional.ofNullable(ours.get(key)).or(() -> theirs.get(key));
    }

    @Override
    public Optional<Boolean> getBoolean(String key) {
        return get(key).map(Boolean::parseBoolean);
    }

    @Override
    public Set<String> keySet() {
        Set<String> keys = new HashSet<>(theirs.keySet());
        keys.addAll(ours.keySet());
        return keys;
    }
}
