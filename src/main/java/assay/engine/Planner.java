package assay.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import assay.rules.Deviation;
import assay.rules.Example;
import assay.rules.Rule;
import assay.rules.Rulebook;
import assay.subject.Provenance;
import assay.subject.Resolution;

/** Decides, before a run, which examples will not run and which are known to fail. */
record Planner(Rulebook rulebook, Witnesses witnesses, Selection selection) {

    Planned plan(Rule rule, Example example) {
        return new Planned(rule, example, leftOut(rule, example), deviation(rule, example));
    }

    private Optional<String> leftOut(Rule rule, Example example) {
        if (witnesses.of(rule) instanceof Resolution.LeftOut) {
            return Optional.of("left out on purpose, with -Dsubject." + rule.system() + "=absent");
        }
        return selection.leavesOut(rule, example).map(tag -> "left out by default; ask for it by @" + tag)
                .or(() -> provenance(rule).filter(subject -> isChosenElsewhere(subject, example)).map(Planner::chosen));
    }

    private static boolean isChosenElsewhere(Provenance subject, Example example) {
        return example.tags().contains("chosen") && !subject.whose().isOurs();
    }

    private static String chosen(Provenance subject) {
        return "the document leaves this open; assay's own reference build made a choice, and this is "
                + subject.whose().words();
    }

    private Optional<Deviation> deviation(Rule rule, Example example) {
        return provenance(rule).map(subject -> listed(rulebook, rule, subject).get(example.place()));
    }

    /** The rule's examples that a build is known to fail, by their places. */
    static Map<String, Deviation> listed(Rulebook rulebook, Rule rule, Provenance subject) {
        Map<String, Deviation> byPlace = new HashMap<>();
        rulebook.deviations().stream().filter(listed -> listed.rule().equals(rule.id()))
                .filter(listed -> listed.system().equals(rule.system()) && listed.version().equals(subject.version()))
                .forEach(listed -> rule.called(listed.example()).forEach(example -> byPlace.put(example.place(), listed)));
        return byPlace;
    }

    private Optional<Provenance> provenance(Rule rule) {
        return witnesses.of(rule) instanceof Resolution.Ready ready ? Optional.of(ready.provenance()) : Optional.empty();
    }
}
