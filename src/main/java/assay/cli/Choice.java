package assay.cli;

import java.util.List;
import java.util.Optional;

import assay.rules.Rule;
import assay.rules.Rulebook;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;

/**
 * What a run is asked for.
 *
 * @param selectors where examples are looked for
 * @param expression which tags they carry
 * @param rules those that have an example among them
 */
record Choice(List<DiscoverySelector> selectors, String expression, List<Rule> rules) {

    static Choice of(Query query, Project project) {
        return new Choice(List.of(DiscoverySelectors.selectDirectory(project.featuresFolder().toFile())),
                query.expression(), query.rules());
    }

    static Choice of(Picked picked, Project project, Rulebook rulebook) {
        return new Choice(picked.selectors(project.root()), picked.expression(),
                picked.rules().stream().map(rulebook::rule).flatMap(Optional::stream).toList());
    }
}
