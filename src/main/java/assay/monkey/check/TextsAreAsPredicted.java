package assay.monkey.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import assay.monkey.client.Client;
import assay.monkey.client.Complaint;
import assay.monkey.client.Look;
import assay.monkey.client.Request;
import assay.monkey.model.Model;
import assay.monkey.model.Range;
import assay.monkey.operation.Data;
import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.ninep.Mode;

/** Bodies, dots and the index's counts are what a model makes of the same operations. */
final class TextsAreAsPredicted implements Invariant {

    private static final Pattern NAMED = Pattern.compile("/pane/(\\d{1,10})/|watch (\\d{1,10}) ");
    private static final Pattern PLACES = Pattern.compile(" *(\\d+) +(\\d+) ");
    /** Panes into which commands write when they please. */
    private static final Pattern BUSY = Pattern.compile("\\+[A-Z]|-tty\\d");

    private final Model model = new Model();
    private final Map<Long, List<Look.Open>> opened = new HashMap<>();
    private boolean begun;

    @Override
    public String name() {
        return "texts-as-predicted";
    }

    @Override
    public String rule() {
        return "A write to body is appended byte for byte; one to data takes the address's place; an address has the place that"
                + " the language of addresses gives it; Undo and Redo put the text back, whole steps at a time, and set dot around"
                + " it; the index counts the body's characters.";
    }

    /** Looks at the panes that an operation names, before it is carried out. */
    @Override
    public void before(Operation resolved, Client client, Sight sight) {
        leaveBusy(sight);
        Set<Long> named = begun ? named(resolved) : new TreeSet<>(sight.serials());
        named.stream().filter(serial -> sight.serials().contains(serial)).forEach(serial -> show(serial, client));
        begun = true;
    }

    private void leaveBusy(Sight sight) {
        Map<String, List<String>> byTag = sight.lines().stream().collect(Collectors.groupingBy(TextsAreAsPredicted::named));
        byTag.forEach((name, lines) -> {
            if (BUSY.matcher(name).find() || lines.size() > 1 && !name.isEmpty()) {
                lines.forEach(line -> model.leave(Long.parseLong(line.strip().split(" +")[0])));
            }
        });
    }

    private static String named(String line) {
        return line.length() < 60 ? "" : line.substring(60).replaceFirst(" Del Snarf.*", "");
    }

    private static Set<Long> named(Operation operation) {
        Set<Long> named = new TreeSet<>();
        Matcher pane = NAMED.matcher(Notation.print(operation));
        while (pane.find()) {
            named.add(Long.valueOf(pane.group(1) == null ? pane.group(2) : pane.group(1)));
        }
        return named;
    }

    /** The body as it is: what is known but for its dot is looked at again too. */
    private void show(long serial, Client client) {
        if (!model.knows(serial) || model.dot(serial).isEmpty()) {
            seen(serial, client).ifPresent(seen -> model.show(serial, seen.body(), seen.dot(), !begun));
        }
    }

    private record Seen(Data body, Range dot) {}

    private Optional<Seen> seen(long serial, Client client) {
        Look look = new Look(client);
        List<Look.Open> files = opened.computeIfAbsent(serial, any -> look.open(
                List.of("/pane/" + serial + "/body", "/pane/" + serial + "/dot"), Mode.OREAD).stream().flatMap(Optional::stream).toList());
        if (files.size() < 2) {
            opened.remove(serial);
            look.clunk(files);
            return Optional.empty();
        }
        List<Optional<Data>> read = look.firstOf(files);
        Optional<Data> body = read.get(0).filter(data -> data.size() < Look.WHOLE).or(() -> look.read(files.get(0)));
        Matcher places = PLACES.matcher(read.get(1).map(Data::latin).orElse(""));
        return body.isEmpty() || !places.matches() ? Optional.empty() : Optional.of(new Seen(body.get(),
                new Range(Integer.parseInt(places.group(1)), Integer.parseInt(places.group(2)))));
    }

    @Override
    public Optional<Complaint> judge(Step step) {
        if (step.deed().hungUp()) {
            model.hangUp();
            opened.clear();
            return Optional.empty();
        }
        Optional<Complaint> answer = followed(step);
        leaveBusy(step.sight());
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
        gone.addAll(opened.keySet());
        gone.removeAll(step.sight().serials());
        gone.forEach(serial -> {
            model.forget(serial);
            Optional.ofNullable(opened.remove(serial)).ifPresent(new Look(step.client())::clunk);
        });
    }

    private Optional<Complaint> counts(Sight sight) {
        for (String line : sight.lines()) {
            String[] words = line.strip().split(" +");
            long serial = Long.parseLong(words[0]);
            if (model.knows(serial) && words.length > 2 && !words[2].equals(Integer.toString(model.length(serial)))) {
                return complaint("the index counts other characters than the body must have",
                        line + ", not " + model.length(serial) + " of " + shortened(model.body(serial)));
            }
        }
        return Optional.empty();
    }

    private Optional<Complaint> bodies(Step step) {
        Set<Long> looked = named(step.operation());
        List<Long> known = model.known().stream().sorted().toList();
        if (!known.isEmpty()) {
            looked.add(known.get(step.number() % known.size()));
        }
        return looked.stream().filter(model::knows).map(serial -> differs(serial, step.client())).flatMap(Optional::stream).findFirst();
    }

    private Optional<Complaint> differs(long serial, Client client) {
        Optional<Seen> seen = seen(serial, client);
        if (seen.isEmpty()) {
            model.forget(serial);
            return Optional.empty();
        }
        if (!seen.get().body().equals(model.body(serial))) {
            return complaint("a body is another than it must be",
                    "pane " + serial + " holds " + shortened(seen.get().body()) + ", not " + shortened(model.body(serial)));
        }
        Optional<Range> dot = model.dot(serial);
        model.show(serial, seen.get().body(), seen.get().dot(), false);
        return dot.isEmpty() || dot.get().equals(seen.get().dot()) ? Optional.empty()
                : complaint("a dot is elsewhere than it must be",
                        "pane " + serial + ": " + seen.get().dot() + ", not " + dot.get() + ", in " + shortened(model.body(serial)));
    }

    private static String shortened(Data data) {
        return data.size() < 400 ? data.toString() : data.part(0, 200) + " ... " + data.part(data.size() - 100, data.size());
    }
}
