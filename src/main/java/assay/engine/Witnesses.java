package assay.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import assay.rules.Rule;
import assay.rules.Rulebook;
import assay.subject.OwnLayer;
import assay.subject.Provenance;
import assay.subject.Resolution;

/** The programs that answer in one run: each is looked for once, when the first of its examples is planned. */
final class Witnesses {

    private final Function<String, Resolution> resolve;
    private final Map<String, Resolution> found = new TreeMap<>();
    private final Map<String, Provenance> itself = new TreeMap<>();

    Witnesses(Function<String, Resolution> resolve) {
        this.resolve = resolve;
    }

    /** Who answers for a rule. */
    Resolution of(Rule rule) {
        if (rule.tags().contains(Rulebook.SELF)) {
            return new Resolution.Ready(itself.computeIfAbsent(rule.system(), OwnLayer::of));
        }
        return found.computeIfAbsent(rule.system(), resolve);
    }

    List<Provenance> subjects() {
        List<Provenance> subjects = new ArrayList<>(itself.values());
        for (Resolution resolution : found.values()) {
            if (resolution instanceof Resolution.Ready ready) {
                subjects.add(ready.provenance());
            }
        }
        return subjects;
    }

    boolean anyLeftOut() {
        return found.values().stream().anyMatch(Resolution.LeftOut.class::isInstance);
    }
}
