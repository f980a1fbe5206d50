package assay.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

import assay.rules.Rulebook;

/**
 * The project whose features the command runs, wherever it is called from.
 *
 * @param root its folder
 * @param features the features' folder below it
 * @param lists where on the class path the lists stand
 * @param reports the folder for reports below it
 */
record Project(Path root, String features, String lists, String reports) {

    static Project of(UnaryOperator<String> properties) {
        return new Project(Path.of(or(properties, "assay.root", "")).toAbsolutePath().normalize(),
                or(properties, "assay.features", "features"), or(properties, "assay.lists", ""),
                or(properties, "assay.reports", "reports"));
    }

    private static String or(UnaryOperator<String> properties, String name, String usual) {
        return Optional.ofNullable(properties.apply(name)).orElse(usual);
    }

    Rulebook rulebook() {
        return Rulebook.read(root, features, lists);
    }

    Path featuresFolder() {
        return root.resolve(features);
    }

    /** The folder for reports, which a setting of one run may name otherwise. */
    Path reportsFolder(Map<String, String> settings) {
        return root.resolve(settings.getOrDefault("assay.reports", reports));
    }

    /** What a run has to be told of the project. */
    Map<String, String> parameters() {
        return Map.of("assay.root", root.toString(), "assay.features", features, "assay.lists", lists,
                "assay.reports", reports);
    }
}
