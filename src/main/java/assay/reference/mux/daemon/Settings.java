package assay.reference.mux.daemon;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a daemon was started with.
 *
 * @param shell the program that its sessions run; the user's own shell if none is named
 * @param environment the daemon's own, which its sessions' shells get
 */
public record Settings(Path socket, Optional<String> shell, Map<String, String> environment) {}
