package assay.reference.mux.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/** A folder in the runtime folder that is named after this process and that nobody can have made before it. */
public final class Own {

    private static final int RANDOM_BYTES = 6;

    private Own() {}

    /** Makes {@code PREFIX-PID-HEX}. */
    public static Path folder(Path runtime, String prefix, int pid) throws IOException {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        Path folder = runtime.resolve(prefix + "-" + pid + "-" + HexFormat.of().formatHex(random));
        Private.make(folder);
        return folder;
    }

    /** The file that a path names now, so that it can be told from one that takes its place; null if there is none. */
    public static Object identity(Path path) {
        try {
            return Files.getAttribute(path, "unix:ino");
        } catch (IOException notThere) {
            return null;
        }
    }
}
