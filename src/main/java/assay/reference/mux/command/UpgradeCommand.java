package assay.reference.mux.command;

import assay.os.ClientPlatform;
import assay.os.Images;
import assay.reference.mux.client.Asking;
import assay.reference.mux.client.Patience;
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
        Options options = new Options(rest, Set.of("--sock", Arguments.FAILING), Set.of("--same-version"), 0);
        Images images = ClientPlatform.host().images();
        Path image = images.recorded().path();
        if (image.equals(images.link())) {
            err.println("mux d upgrade: cannot find own image");
            return Asking.FAILED;
        }
        return new Upgrading(options.socket(places), new Patience(environment), out, err)
                .run(image, Version.running().text(), options.has("--same-version"),
                        options.value(Arguments.FAILING).orElse(""));
    }
}
