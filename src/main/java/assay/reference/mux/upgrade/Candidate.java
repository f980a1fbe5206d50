package assay.reference.mux.upgrade;

import assay.reference.mux.image.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * An image that wants to go on with a daemon.
 *
 * @param version what it says of itself
 * @param same whether it may be no newer than the daemon
 * @param failing where its resuming is to fail, for those who want to see that
 */
public record Candidate(String id, Path path, Version version, boolean same, Optional<Step> failing) {

    /** Refuses what need not be tried. */
    public void judge(Version running) throws Unfit {
        if (!same && !version.isNewerThan(running)) {
            throw new Unfit("version: " + version + " is not newer than " + running);
        }
        if (Files.isDirectory(path)) {
            throw new Unfit("image: " + path + " is a folder");
        }
        if (!Files.isRegularFile(path)) {
            throw new Unfit("image: there is no file " + path);
        }
        if (!Files.isExecutable(path)) {
            throw new Unfit("image: " + path + " may not be executed");
        }
    }
}
