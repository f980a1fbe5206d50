package assay.engine;

import java.util.Optional;

import assay.rules.Deviation;
import assay.rules.Example;
import assay.rules.Rule;

/**
 * An example that a run is to account for.
 *
 * @param leftOut why it does not run all the same, in words
 * @param deviation the entry that says it is known to fail
 */
record Planned(Rule rule, Example example, Optional<String> leftOut, Optional<Deviation> deviation) {}
