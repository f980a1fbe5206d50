package assay.reference.mux.command;

import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Stopping;
import assay.reference.mux.place.Places;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Ends the daemon, and returns when there is none. */
final class StopCommand {

    private final PrintStream err;
    private final Map<String, String> environment;
    private final Places places;

    StopCommand(PrintStream err, Map<String, String> environment, Places places) {
        this.err = err;
        this.environment = environment;
        this.places = places;
    }

    int run(List<String> rest) {
        Options options = new Options(rest, Set.of("--sock"), Set.of(), 0);
        return new Stopping(options.socket(places), new Patience(environment), err).run();
    }
}
