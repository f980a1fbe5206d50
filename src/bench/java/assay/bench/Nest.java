package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder that programs take for their user's whole world, with a path short enough for sockets; gone afterwards. */
final class Nest implements AutoCloseable {

    private static final List<String> VARIABLES = List.of("HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME",
            "XDG_CACHE_HOME", "TMPDIR");

    private final Path folder;

    Nest() {
        try {
            folder = Files.createTempDirectory("nest");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    /** Writes a file, and gives its path. */
    Path file(String name, String text) {
        try {
            return Files.writeString(path(name), text);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** All that programs find in their environment: the same for each of those that are compared. */
    Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        VARIABLES.forEach(variable -> environment.put(variable, folder.toString()));
        environment.put("PATH", "/usr/local/bin:/usr/bin:/bin");
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("TERM", "xterm-256color");
        environment.put("SHELL", "/bin/sh");
        environment.put("PS1", "% ");
        return environment;
    }

    /** The words that run a command here, with nothing of this program's own environment. */
    List<String> words(List<String> command) {
        List<String> words = new ArrayList<>(List.of("env", "-i"));
        environment().forEach((name, value) -> words.add(name + "=" + value));
        words.addAll(command);
        return words;
    }

    /** Runs a command that must succeed, and gives what it says. */
    String run(List<String> command) {
        Command.Outcome outcome = new Command(words(command)).run(folder);
        if (outcome.exit() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed: " + outcome.said());
        }
        return outcome.said();
    }

    /** Seats somebody at a terminal in which a command runs here. */
    Seat seat(List<String> command) {
        return new Seat(command, environment(), folder);
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }
}
