package assay.reference.mux.client;

import assay.reference.mux.place.Places;
import assay.reference.mux.place.Private;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

/** The hosts that a person has opened, one a line in a file that is theirs to edit. */
public final class Hosts {

    private static final String LIST = "exec \"$HOME/.local/bin/mux\" a list";

    private final Map<String, String> environment;
    private final Path file;

    /** @throws IllegalArgumentException if the environment names no place for the file */
    public Hosts(Map<String, String> environment) {
        this.environment = environment;
        file = new Places(environment).hosts();
    }

    /** The hosts, in the order of the file; blank lines and comments are none. */
    public List<String> all() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        return Files.readAllLines(file).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /** Puts a host at the end of the file. Where it is in the file already, not a byte of that changes. */
    void remember(String host) {
        try {
            if (!all().contains(host)) {
                Private.touch(file);
                Files.writeString(file, host + "\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND);
            }
        } catch (IOException notKept) {
            // A host that cannot be kept in mind can be opened all the same.
            return;
        }
    }

    /** Prints what runs on each: asking starts nothing there, and a host that does not answer is only called so. */
    public int list(PrintStream out) throws IOException {
        for (String host : all()) {
            Remote.Result result = ask(host);
            long sessions = result.out().lines().filter(line -> line.startsWith("{")).count();
            out.println("{\"host\":\"" + host.replaceAll("[\"\\\\\\p{Cntrl}]", "?") + "\",\"answers\":"
                    + result.succeeded() + ",\"sessions\":" + sessions + "}");
        }
        return 0;
    }

    private Remote.Result ask(String host) {
        try {
            return Remote.run(new Ssh(host, environment), LIST);
        } catch (IOException | IllegalArgumentException cannot) {
            return new Remote.Result(Asking.FAILED, "", String.valueOf(cannot.getMessage()));
        }
    }
}
