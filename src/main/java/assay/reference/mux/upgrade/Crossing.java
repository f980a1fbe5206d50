package assay.reference.mux.upgrade;

import assay.os.Launch;
import assay.os.ServerPlatform;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is ready to cross: the manifest in its carrier, and the words for the image that reads it. */
record Crossing(Manifest manifest, String program, Map<String, String> environment, Arguments arguments) {

    /** @param check whether it is only asked */
    Launch launch(boolean check) {
        List<String> line = new ArrayList<>(arguments.line(manifest.socket(), manifest.shell()));
        if (check) {
            line.add(Arguments.CHECK);
        }
        return new Launch(program, line, environment, Path.of("/"));
    }

    void close(ServerPlatform platform) {
        platform.descriptors().close(arguments.carrier());
        platform.descriptors().close(arguments.back());
    }
}
