package assay.os;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A program to be started.
 *
 * @param program its file, as text because a path need not be text that this Java can spell; nothing is searched for
 * @param arguments its own name for itself, which is free to choose, and its arguments
 * @param environment its whole environment; nothing is inherited
 * @param directory where it starts
 */
public record Launch(String program, List<String> arguments, Map<String, String> environment, Path directory) {

    /** Refuses what is no program before there is any process. */
    public Launch {
        arguments = List.copyOf(arguments);
        environment = Map.copyOf(environment);
        if (arguments.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to start: the list of arguments is empty");
        }
    }
}
