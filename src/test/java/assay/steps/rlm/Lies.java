package assay.steps.rlm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import assay.channel.Lie;
import assay.engine.Run;
import assay.os.Exit;
import assay.rlm.Incoming;
import tools.jackson.databind.node.ObjectNode;

/** The lies about kernels that a run can be told to tell, by name. */
final class Lies {

    /** The setting that names the lie of a run. */
    static final String SETTING = "assay.lie";

    private static final Map<String, Supplier<Lie<Incoming>>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("the protocol is another", () -> changed("ready", event -> event.put("protocol", 2)));
        BY_NAME.put("results are one too high", () -> changed("result", event -> {
            if (event.path("text").asString("").matches("\\d+")) {
                event.put("text", Integer.toString(Integer.parseInt(event.path("text").asString()) + 1));
            }
        }));
        BY_NAME.put("every writer is unknown", () -> changed("stdout", event -> event.putNull("id")));
        BY_NAME.put("every writer is the first cell", () -> changed("stdout", event -> event.put("id", "it")));
        BY_NAME.put("output comes after done", Lies::outputAfterDone);
        BY_NAME.put("errors are lost", () -> heard -> is(heard, "error") ? List.of() : List.of(heard));
        BY_NAME.put("interrupted cells end well", () -> heard -> interruptedEndsWell(heard));
        BY_NAME.put("lines are torn", () -> Lies::torn);
        BY_NAME.put("displays lose a field", () -> changed("display", event -> {
            ObjectNode data = (ObjectNode) event.path("data");
            data.remove(new ArrayList<>(data.propertyNames()).get(0));
        }));
        BY_NAME.put("requests of the host come back empty", () -> changed("host_request", event -> event.putObject("data")));
        BY_NAME.put("names are unsorted", () -> changed("done", event -> {
            if (event.path("names").size() > 1) {
                event.withArray("names").add(event.withArray("names").remove(0));
            }
        }));
        BY_NAME.put("failed snapshots end well", () -> changed("done", event -> {
            if (event.has("reason")) {
                event.put("status", "ok");
                event.remove("reason");
            }
        }));
        BY_NAME.put("a restored name is not told", () -> changed("done", event -> {
            if (event.path("restored").size() > 0) {
                event.withArray("restored").remove(0);
            }
        }));
        BY_NAME.put("nothing was skipped", () -> changed("done", event -> {
            if (event.has("skipped")) {
                event.putArray("skipped");
            }
        }));
        BY_NAME.put("refusals come twice", () -> heard -> is(heard, "error") ? List.of(heard, heard) : List.of(heard));
        BY_NAME.put("every end is a failure", () -> ended(end -> new Incoming.Ended(new Exit.Code(1), end.stderr())));
        BY_NAME.put("every end is a success", () -> ended(end -> new Incoming.Ended(new Exit.Code(0), end.stderr())));
    }

    private Lies() {}

    /** What the current run was told to tell. */
    static Optional<Lie<Incoming>> ofThisRun() {
        return Run.setting(SETTING).map(name -> Optional.ofNullable(BY_NAME.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no lie called '" + name + "'"))
                .get());
    }

    private static boolean is(Incoming message, String name) {
        return message instanceof Incoming.Event event && event.is(name);
    }

    private static Lie<Incoming> changed(String name, Consumer<ObjectNode> change) {
        return truth -> {
            if (!is(truth, name)) {
                return List.of(truth);
            }
            ObjectNode told = ((Incoming.Event) truth).object().deepCopy();
            change.accept(told);
            return List.of(new Incoming.Event(told));
        };
    }

    private static Lie<Incoming> outputAfterDone() {
        List<Incoming> kept = new ArrayList<>();
        return truth -> {
            if (is(truth, "stdout")) {
                kept.add(truth);
                return List.of();
            }
            List<Incoming> told = new ArrayList<>(List.of(truth));
            if (is(truth, "done")) {
                told.addAll(kept);
                kept.clear();
            }
            return told;
        };
    }

    private static List<Incoming> interruptedEndsWell(Incoming truth) {
        if (is(truth, "error") && ((Incoming.Event) truth).text("ename").equals("KeyboardInterrupt")) {
            return List.of();
        }
        return changed("done", event -> event.put("status", "ok")).insteadOf(truth);
    }

    private static List<Incoming> torn(Incoming truth) {
        return is(truth, "stdout") ? List.of(truth, new Incoming.Garbage("a line is torn", truth.bytes())) : List.of(truth);
    }

    private static Lie<Incoming> ended(UnaryOperator<Incoming.Ended> change) {
        return truth -> List.of(truth instanceof Incoming.Ended end ? change.apply(end) : truth);
    }
}
