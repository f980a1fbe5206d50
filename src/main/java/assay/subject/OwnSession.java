package assay.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Assay's own session server, as the build put it together. */
final class OwnSession {

    static final String SYSTEM = "pardes";

    private static final String CODE = "target/classes/assay/reference/pardes";

    private final Path launcher;
    private final Path code;

    /** @param root the project's folder */
    OwnSession(Path root) {
        this.launcher = root.resolve("target").resolve(SYSTEM);
        this.code = root.resolve(CODE);
    }

    Resolution resolve() {
        Program program = new Program(launcher);
        if (!program.runnable()) {
            return unavailable(program.obstacle() + ": build it with `mvn -q process-classes`, or name a session server"
                    + " with -Dsubject.pardes=/path/pardes");
        }
        try {
            return new Resolution.Ready(new Provenance(
                    SYSTEM, List.of(launcher.toString()), "of this build", sha256(), Provenance.Whose.REFERENCE));
        } catch (IOException | UncheckedIOException unreadable) {
            return unavailable("its classes cannot be read: " + unreadable.getMessage());
        }
    }

    private static Resolution unavailable(String why) {
        return new Resolution.Unavailable(SYSTEM, why);
    }

    /** The digest of its classes, one after another in the order of their names. */
    private String sha256() throws IOException {
        try (Stream<Path> all = Files.walk(code)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                digest.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
