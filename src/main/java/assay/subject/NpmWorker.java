package assay.subject;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The real monty worker, out of its npm package; the build puts it into the user's cache folder. */
final class NpmWorker {

    private static final String SYSTEM = "monty";
    private static final String HELP =
            "; run `sh src/main/npm/install-worker.sh` with a network, or name a build with"
                    + " -Dsubject.monty=\"/path/monty subprocess\"";

    private final Map<String, String> environment;

    /** @param environment this program's own, which says where the cache is */
    NpmWorker(Map<String, String> environment) {
        this.environment = environment;
    }

    Resolution resolve() {
        try {
            return resolve(pinned());
        } catch (IOException | InvalidPathException refused) {
            return unavailable(refused.getMessage());
        }
    }

    private Resolution resolve(Properties pinned) throws IOException {
        Path file = cache().resolve("monty-" + pinned.getProperty("version")).resolve(pinned.getProperty("file"));
        Program program = new Program(file);
        if (!program.runnable()) {
            return unavailable("the worker " + (program.missing() ? "is not installed: " : "cannot be used: ")
                    + program.obstacle());
        }
        String sha256 = program.sha256();
        if (!sha256.equals(pinned.getProperty("sha256"))) {
            return unavailable(file + " is not the worker that was pinned: its SHA-256 is " + sha256);
        }
        return new Resolution.Ready(new Provenance(
                SYSTEM,
                List.of(file.toString(), "subprocess"),
                program.version(SYSTEM, Map.of()),
                sha256,
                Provenance.Whose.REAL));
    }

    private static Properties pinned() throws IOException {
        Properties pinned = new Properties();
        try (InputStream in = NpmWorker.class.getResourceAsStream("worker.properties")) {
            if (in == null) {
                throw new IOException("the build did not copy worker.properties");
            }
            pinned.load(in);
        }
        return pinned;
    }

    /** Where the build's script puts it: both follow the same variables, and take an empty one as not set. */
    private Path cache() {
        return variable("ASSAY_CACHE")
                .map(Path::of)
                .or(() -> variable("XDG_CACHE_HOME").map(caches -> Path.of(caches, "assay")))
                .or(() -> variable("HOME").map(home -> Path.of(home, ".cache", "assay")))
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".cache", "assay"));
    }

    private Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    private static Resolution unavailable(String why) {
        return new Resolution.Unavailable(SYSTEM, why + HELP);
    }
}
