package assay.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the lists against the features: every pin has its example and every example its pin. */
final class PinReview {

    private final Rulebook rulebook;
    private final List<Finding> findings = new ArrayList<>();

    private PinReview(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    static List<Finding> of(Rulebook rulebook) {
        PinReview review = new PinReview(rulebook);
        rulebook.rules().forEach(review::cited);
        rulebook.pins().forEach(review::held);
        rulebook.deviations().forEach(review::deviation);
        return review.findings;
    }

    private void cited(Rule rule) {
        Set<String> listed = rulebook.pins().stream().filter(pin -> pin.system().equals(rule.system())).map(Pin::id)
                .collect(Collectors.toSet());
        rule.pins().stream().filter(pin -> !listed.contains(pin)).forEach(pin -> find(rule.feature(), rule.line(),
                "the rule @" + rule.id() + " cites '" + pin + "', which sources/" + rule.system() + ".txt does not list"));
    }

    private void held(Pin pin) {
        if (pin.standing() instanceof Standing.HeldBy by) {
            by.places().forEach(place -> held(pin, place));
        }
    }

    private void held(Pin pin, Standing.Place place) {
        rulebook.rule(place.rule()).ifPresentOrElse(rule -> held(pin, rule, place.example()),
                () -> find(pin.file(), pin.line(), "no rule has the id '" + place.rule() + "'"));
    }

    private void held(Pin pin, Rule rule, String example) {
        if (rule.called(example).isEmpty()) {
            find(pin.file(), pin.line(), "the rule @" + rule.id() + " has no example '" + example + "'");
        }
        if (!rule.pins().contains(pin.id())) {
            find(pin.file(), pin.line(), "the rule @" + rule.id() + " holds '" + pin.id()
                    + "' and does not cite it in its source line");
        }
    }

    private void deviation(Deviation deviation) {
        boolean exists = rulebook.rule(deviation.rule()).stream()
                .anyMatch(rule -> !rule.called(deviation.example()).isEmpty());
        if (!exists) {
            find(deviation.file(), deviation.line(), "no rule has the example '" + deviation.rule() + " / "
                    + deviation.example() + "' that would deviate");
        }
    }

    private void find(String file, int line, String words) {
        findings.add(new Finding(file, line, words));
    }
}
