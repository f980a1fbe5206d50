package assay.reference.mux.command;

import assay.os.ServerPlatform;
import assay.reference.mux.client.Asking;
import assay.reference.mux.daemon.Beginning;
import assay.reference.mux.daemon.Daemon;
import assay.reference.mux.daemon.Log;
import assay.reference.mux.daemon.Settings;
import assay.reference.mux.upgrade.Arguments;
import assay.reference.mux.upgrade.Resuming;
import assay.reference.mux.upgrade.Step;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/** Is the daemon that another image was until now; or, with --check, says whether it could be. */
final class ResumeCommand {

    private final PrintStream err;
    private final Map<String, String> environment;

    ResumeCommand(PrintStream err, Map<String, String> environment) {
        this.err = err;
        this.environment = environment;
    }

    int run(Path socket, Options options) {
        ServerPlatform platform = ServerPlatform.host();
        Settings settings = new Settings(socket, options.value("--shell"), environment);
        Arguments arguments = arguments(options);
        Resuming resuming = new Resuming(
                arguments, socket.toString(), settings.shell(), environment, platform, Log::say);
        try {
            if (options.has(Arguments.CHECK)) {
                resuming.check();
                return 0;
            }
            Daemon daemon = resuming.take((manifest, entering) -> taken(
                    Beginning.resumed(settings, platform, manifest, arguments.after(), entering)));
            daemon.collect();
            daemon.run();
            return 0;
        } catch (IOException why) {
            err.println("mux d: " + why.getMessage());
            return Asking.FAILED;
        }
    }

    private static Resuming.Taken<Daemon> taken(Daemon daemon) {
        return new Resuming.Taken<>(daemon, daemon.crossing());
    }

    private static Arguments arguments(Options options) {
        return new Arguments(
                number(options, Arguments.CARRIER),
                number(options, Arguments.BACK),
                Arguments.kept(options.value(Arguments.KEPT).orElse("")),
                options.value(Arguments.FAILING).map(Step::of),
                options.value(Arguments.AFTER));
    }

    private static int number(Options options, String option) {
        String value = options.value(option).orElse("-1");
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException noNumber) {
            throw new Usage(option + " takes the number of a descriptor, not " + value);
        }
    }
}
