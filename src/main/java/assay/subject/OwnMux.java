package assay.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Assay's own terminal daemon: the one file that the build makes of it. */
final class OwnMux {

    private static final String SYSTEM = "mux";

    private final Program image;

    /** @param root the project's folder */
    OwnMux(Path root) {
        image = new Program(root.resolve("target").resolve(SYSTEM));
    }

    Resolution resolve() {
        if (!image.runnable()) {
            return unavailable(image.obstacle() + "; run `mvn process-classes` in the project's folder, or name"
                    + " a build with -Dsubject.mux=/path/mux");
        }
        try {
            return new Resolution.Ready(new Provenance(
                    SYSTEM,
                    List.of(image.file().toString()),
                    image.version(SYSTEM, Map.of()),
                    image.sha256(),
                    Provenance.Whose.REFERENCE));
        } catch (IOException refused) {
            return unavailable(refused.getMessage());
        }
    }

    private static Resolution unavailable(String why) {
        return new Resolution.Unavailable(SYSTEM, why);
    }
}
