package assay.reference.mux.command;

import assay.os.ServerPlatform;
import assay.reference.mux.client.Asking;
import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Starter;
import assay.reference.mux.daemon.Beginning;
import assay.reference.mux.daemon.Claim;
import assay.reference.mux.daemon.Refused;
import assay.reference.mux.daemon.Settings;
import assay.reference.mux.image.Version;
import assay.reference.mux.place.Places;
import assay.reference.mux.upgrade.Arguments;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Is the daemon, in the foreground; or, with -d, starts one apart from this terminal. */
final class StartCommand {

    private static final Set<String> VALUED =
            Set.of("--sock", "--shell", "--quic", "--key", "--quic-idle-ms", Arguments.CARRIER, Arguments.BACK,
                    Arguments.KEPT, Arguments.FAILING, Arguments.AFTER);
    private static final Set<String> FLAGS = Set.of("-d", Arguments.CHECK);

    private final PrintStream err;
    private final Map<String, String> environment;
    private final Places places;

    StartCommand(PrintStream err, Map<String, String> environment, Places places) {
        this.err = err;
        this.environment = environment;
        this.places = places;
    }

    int run(List<String> rest) {
        Options options = new Options(rest, VALUED, FLAGS, 0);
        for (String flag : List.of("--quic", "--key", "--quic-idle-ms")) {
            if (options.has(flag)) {
                err.println("mux d start: this build has no QUIC listener, so " + flag + " is refused");
                return Usage.STATUS;
            }
        }
        Path socket = options.socket(places);
        if (options.has(Arguments.CARRIER)) {
            return new ResumeCommand(err, environment).run(socket, options);
        }
        return options.has("-d")
                ? new Starter(socket, environment, new Patience(environment), err).start(options.value("--shell"))
                : serve(socket, options.value("--shell"));
    }

    private int serve(Path socket, Optional<String> shell) {
        // Opens the image for good: who finds the socket answering may remove the file before more of it has been read.
        Version.running();
        ServerPlatform platform = ServerPlatform.host();
        try {
            Optional<Claim> claim = Claim.take(socket, platform);
            if (claim.isEmpty()) {
                err.println(Starter.running(socket));
                return Asking.FAILED;
            }
            Beginning.fresh(new Settings(socket, shell, environment), platform, claim.get()).run();
            return 0;
        } catch (Refused | IOException why) {
            err.println("mux d start: " + why.getMessage());
            return Asking.FAILED;
        }
    }
}
