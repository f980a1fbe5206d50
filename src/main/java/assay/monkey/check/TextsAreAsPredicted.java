package assay.monkey.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.monkey.client.Client;
import assay.monkey.client.Complaint;
import assay.monkey.client.Request;
import assay.monkey.model.Model;
import assay.monkey.model.Range;
import assay.monkey.operation.Data;
import assay.monkey.operation.Operation;

/** Bodies, dots and the index's counts are what a model makes of the same operations. */
final class TextsAreAsPredicted implements Invariant {

    /** A file of a pane; or a pane whose events are watched. */
    private static final Pattern NAMED = Pattern.compile("/pane/(\\d{1,10})/|(\\d{1,10})$");

    private final Model model = new Model();
    private final Bodies bodies = new Bodies();
    private boolean begun;

    @Override
    public String name() {
        return "texts-as-predicted";
    }

    @Override
    public String rule() {
        return "A write to body is appended byte for byte; one to data takes the address's place; an address has the place that"
                + " the language of addresses gives it; Undo and Redo put the text back, whole steps at a time, and set dot around"
                + " it; the index counts the body's characters, and tells of a change that it is dirty.";
    }

    /** Looks at the panes that an operation names and of which not all is known, before it is carried out. */
    @Override
    public void before(Operation resolved, Client client, Sight sight) {
        if (!begun) {
            leaveShared(sight, true);
        }
        Set<Long> named = begun ? named(resolved) : new TreeSet<>(sight.serials());
        List<Long> unknown = named.stream().filter(sight.serials()::contains)
                .filter(serial -> !model.knows(serial) || model.dot(serial).isEmpty()).toList();
        if (!unknown.isEmpty()) {
            bodies.seen(unknown, client).forEach((serial, seen) -> model.show(serial, seen.body(), seen.dot(), !begun));
        }
        begun = true;
    }

    private void leaveShared(Sight sight, boolean viewed) {
        SharedPanes.in(sight.lines(), viewed).forEach(model::leave);
    }

    private static Set<Long> named(Operation operation) {
        Set<Long> named = new TreeSet<>();
        operation.resolved(path -> {
            Matcher pane = NAMED.matcher(path);
            if (pane.lookingAt()) {
                named.add(Long.valueOf(pane.group(1) == null ? pane.group(2) : pane.group(1)));
            }
            return path;
        });
        return named;
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        if (step.deed().hungUp()) {
            model.hangUp();
            bodies.forget();
            leaveShared(step.sight(), true);
            return Optional.empty();
        }
        Optional<Complaint> answer = followed(step);
        leaveShared(step.sight(), step.log().stream().flatMap(List::stream).anyMatch(line -> line.startsWith("zerox ")));
        forgetGone(step);
        return answer.or(() -> counts(step.sight())).or(() -> bodies(step));
    }

    private Optional<Complaint> followed(Step step) {
        Optional<Complaint> wrong = Optional.empty();
        for (Request request : step.deed().requests()) {
            Optional<String> why = model.follow(request);
            wrong = wrong.or(() -> why.flatMap(each -> complaint(each, request.toString())));
        }
        if (step.deed().uncertain() || step.deed().closes() > 0) {
            model.forget();
            return Optional.empty();
        }
        return wrong;
    }

    private void forgetGone(Step step) {
        Set<Long> gone = new TreeSet<>(model.known());
        gone.removeAll(step.sight().serials());
        gone.forEach(model::forget);
        bodies.keep(step.sight().serials(), step.client());
    }

    private Optional<Complaint> counts(Sight sight) {
        return sight.lines().stream().map(this::counted).flatMap(Optional::stream).findFirst();
    }

    private Optional<Complaint> counted(String line) {
        String[] words = SharedPanes.words(line, 6);
        long serial = Long.parseLong(words[0]);
        if (!model.knows(serial) || words.length < 6) {
            return Optional.empty();
        }
        if (!words[2].equals(Integer.toString(model.length(serial)))) {
            return complaint("the index counts other characters than the body must have",
                    line + ", not " + model.length(serial) + " of " + shortened(model.body(serial)));
        }
        boolean clean = words[3].equals("0") && words[4].equals("0");
        return clean && model.dirty(serial).orElse(false) ? complaint("a body that was changed is not told to be dirty", line)
                : Optional.empty();
    }

    /** The panes that the operation names, and one more in turn. */
    private Optional<Complaint> bodies(Step step) {
        Set<Long> looked = named(step.operation());
        List<Long> known = model.known().stream().sorted().toList();
        if (!known.isEmpty()) {
            looked.add(known.get(step.number() % known.size()));
        }
        looked.retainAll(known);
        Map<Long, Bodies.Seen> seen = looked.isEmpty() ? Map.of() : bodies.seen(looked, step.client());
        looked.stream().filter(serial -> !seen.containsKey(serial)).forEach(model::forget);
        return seen.entrySet().stream().map(each -> differs(each.getKey(), each.getValue())).flatMap(Optional::stream).findFirst();
    }

    private Optional<Complaint> differs(long serial, Bodies.Seen seen) {
        if (!seen.body().equals(model.body(serial))) {
            return complaint("a body is another than it must be",
                    "pane " + serial + " holds " + shortened(seen.body()) + ", not " + shortened(model.body(serial)));
        }
        Optional<Range> dot = model.dot(serial);
        model.show(serial, seen.body(), seen.dot(), false);
        return dot.isEmpty() || dot.get().equals(seen.dot()) ? Optional.empty()
                : complaint("a dot is elsewhere than it must be",
                        "pane " + serial + ": " + seen.dot() + ", not " + dot.get() + ", in " + shortened(model.body(serial)));
    }

    private static String shortened(Data data) {
        return data.size() < 400 ? data.toString() : data.part(0, 200) + " ... " + data.part(data.size() - 100, data.size());
    }
}
