package assay.os;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What it takes to start a program.
 *
 * @param command the program's path, without a search, and its arguments
 * @param environment its whole environment; nothing is inherited
 * @param directory where it starts
 * @param in the descriptor that becomes its standard input
 * @param out the descriptor that becomes its standard output
 * @param err the descriptor that becomes its standard error
 */
public record Spawn(
        List<String> command, Map<String, String> environment, Path directory, int in, int out, int err) {

    /** Refuses what the system would silently cut short: it takes a zero for the end of a text. */
    public Spawn {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
        command.forEach(word -> whole(word, "word of the command"));
        environment.values().forEach(value -> whole(value, "value of a variable"));
        environment.keySet().forEach(Spawn::name);
    }

    private static void whole(String text, String what) {
        if (text.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("a " + what + " holds a zero character: " + text.replace('\0', '?'));
        }
    }

    private static void name(String name) {
        whole(name, "name of a variable");
        if (name.isEmpty() || name.indexOf('=') >= 0) {
            throw new IllegalArgumentException("no program can be given a variable of the name \"" + name + "\"");
        }
    }
}
