package assay.monkey;

import java.util.List;
import java.util.Set;

import assay.monkey.operation.Operation;

/** Which operations a session may end for: all that could run a word or a shell, or close a pane. */
final class Endings {

    /** What is written to these is a place, a name, a state or a text, and nothing runs it. */
    private static final Set<String> RUN_NOTHING = Set.of("addr", "dot", "limit", "sel", "data", "xdata", "body", "name", "dirty",
            "mark", "scroll", "errors", "focus");
    private static final String OF_A_TERMINAL = "/pty/";

    private Endings() {}

    /** Whether a session may end for an operation; where it is not certain that it must not, it may. */
    static boolean mayCome(Operation operation) {
        List<Operation> parts = parts(operation);
        return parts.isEmpty() ? single(operation) : parts.stream().anyMatch(Endings::mayCome);
    }

    private static List<Operation> parts(Operation operation) {
        if (operation instanceof Operation.Sequence it) {
            return it.parts();
        }
        if (operation instanceof Operation.Together it) {
            return List.of(it.one(), it.other());
        }
        if (operation instanceof Operation.Aside it) {
            return List.of(it.other());
        }
        if (operation instanceof Operation.Listing it) {
            return List.of(it.meanwhile());
        }
        return operation instanceof Operation.Watch it ? List.of(it.meanwhile()) : List.of();
    }

    private static boolean single(Operation operation) {
        if (operation instanceof Operation.Write it) {
            return runs(it.path());
        }
        if (operation instanceof Operation.Cut it) {
            return runs(it.path());
        }
        return !(operation instanceof Operation.Read || operation instanceof Operation.Stat || operation instanceof Operation.Fids
                || operation instanceof Operation.Host || operation instanceof Operation.ReadHeld
                || operation instanceof Operation.Leave || operation instanceof Operation.Flush);
    }

    private static boolean runs(String path) {
        return path.contains(OF_A_TERMINAL) || !RUN_NOTHING.contains(path.substring(path.lastIndexOf('/') + 1));
    }
}
