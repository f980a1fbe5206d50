package assay.reference.mux.command;

import assay.os.ClientPlatform;
import assay.os.Images;
import assay.reference.mux.client.Asking;
import assay.reference.mux.client.Patience;
import assay.reference.mux.client.Pushing;
import assay.reference.mux.client.Starter;
import assay.reference.mux.client.Upgrading;
import assay.reference.mux.image.Version;
import assay.reference.mux.place.Places;
import assay.reference.mux.upgrade.Arguments;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Has the daemon go on, in its own process, as the image that runs this command. */
final class UpgradeCommand {

    private final PrintStream out;
    private final PrintStream err;
    private final Map<String, String> environment;
    private final Places places;

    UpgradeCommand(PrintStream out, PrintStream err, Map<String, String> environment, Places places) {
        this.out = out;
        this.err = err;
        this.environment = environment;
        this.places = places;
    }

    int run(List<String> rest) {
        Options options = new Options(rest, Set.of("--sock", Arguments.FAILING), Set.of("--same-version", "--if-running"), 1);
        boolean same = options.has("--same-version");
        if (!options.words().isEmpty()) {
            return new Pushing(options.words().get(0), environment, out, err).run(Version.running().text(), same);
        }
        Images images = ClientPlatform.host().images();
        Path image = images.recorded().path();
        if (image.equals(images.link())) {
            err.println("mux d upgrade: cannot find own image");
            return Asking.FAILED;
        }
        if (options.has("--if-running") && nobodyAnswers(options)) {
            return 0;
        }
        return new Upgrading(options.socket(places), new Patience(environment), out, err)
                .run(image, Version.running().text(), same,
                        options.value(Arguments.FAILING).orElse(""));
    }

    /** Without a runtime folder there is no usual socket, and so no daemon at it. */
    private boolean nobodyAnswers(Options options) {
        try {
            return !new Starter(options.socket(places), environment, new Patience(environment), err).answers();
        } catch (IllegalArgumentException noPlace) {
            return true;
        }
    }
}
