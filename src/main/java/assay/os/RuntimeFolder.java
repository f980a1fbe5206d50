package assay.os;

import java.nio.file.Path;
import java.util.Map;

/** Where a user's sockets lie by default: named in one place, for the daemon, its clients and those who ask. */
public final class RuntimeFolder {

    private static final String VARIABLE = "XDG_RUNTIME_DIR";

    private RuntimeFolder() {}

    /**
     * The folder that an environment names. There is no second guess, for a shared folder would be anybody's.
     *
     * @throws IllegalArgumentException if it names none
     * @throws UnsupportedPlatform on a system that has no such custom
     */
    public static Path of(Map<String, String> environment) {
        Hosts.needLinux("default runtime directory");
        String folder = environment.getOrDefault(VARIABLE, "");
        if (folder.isEmpty()) {
            throw new IllegalArgumentException(
                    VARIABLE + " is not set, so there is no private place for a socket; name one with --sock");
        }
        return Path.of(folder);
    }
}
