package assay.engine;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.junit.platform.engine.ConfigurationParameters;

/** What a run was told: its configuration parameters, and behind them the system properties. */
record Settings(ConfigurationParameters parameters) {

    static final String ROOT = "assay.root";
    static final String FEATURES = "assay.features";
    static final String LISTS = "assay.lists";
    static final String REPORTS = "assay.reports";

    Optional<String> get(String name) {
        return parameters.get(name).or(() -> Optional.ofNullable(System.getProperty(name)));
    }

    /** The names of all settings there are. */
    Set<String> names() {
        Set<String> names = new TreeSet<>(System.getProperties().stringPropertyNames());
        names.addAll(parameters.keySet());
        return names;
    }

    /** The project's folder. */
    Path root() {
        return Path.of(get(ROOT).orElse("")).toAbsolutePath().normalize();
    }

    /** The features' folder, below the project. */
    String features() {
        return get(FEATURES).orElse("features");
    }

    /** Where on the class path the lists stand. */
    String lists() {
        return get(LISTS).orElse("");
    }

    /** The folder for what the run leaves behind, unless it is to leave nothing. */
    Optional<Path> reports() {
        String folder = get(REPORTS).orElse("reports");
        return folder.equals("none") || folder.isBlank() ? Optional.empty() : Optional.of(root().resolve(folder));
    }
}
