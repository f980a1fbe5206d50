package assay.reference.mux.command;

import assay.reference.mux.client.Asking;
import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Starter;
import assay.reference.mux.place.Places;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tells where the daemon is reached.
 *
 * <p>Standard output is for the announcement of a QUIC listener, which this build cannot arm: so nothing stands there,
 * and words on standard error say what is so.
 */
final class EndpointCommand {

    private final PrintStream err;
    private final Map<String, String> environment;
    private final Places places;

    EndpointCommand(PrintStream err, Map<String, String> environment, Places places) {
        this.err = err;
        this.environment = environment;
        this.places = places;
    }

    int run(List<String> rest) {
        Options options = new Options(rest, Set.of("--sock"), Set.of("--start"), 0);
        Path socket = options.socket(places);
        Starter starter = new Starter(socket, environment, new Patience(environment), err);
        if (!starter.answers()) {
            if (!options.has("--start")) {
                err.println("mux d endpoint: no daemon answers at " + socket + " (with --start one is started)");
                return Asking.FAILED;
            }
            int status = starter.start(Optional.empty());
            if (status != 0) {
                return status;
            }
        }
        err.println("mux d endpoint: no QUIC listener is armed; the daemon is reached at " + socket);
        return 0;
    }
}
