package assay.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import assay.os.Platform;

/** Where assay's own platform layer comes from, for the rules that it answers to itself. */
public final class OwnLayer {

    private static final String PACKAGE = "assay/os";

    private OwnLayer() {}

    /**
     * What answers for a system's rules about the platform layer: the Java that runs it, the system that it runs on, and
     * the digest of its classes.
     */
    public static Provenance of(String system) {
        return new Provenance(
                system,
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()),
                "for " + System.getProperty("os.name") + " " + System.getProperty("os.version") + ", on Java "
                        + System.getProperty("java.version"),
                sha256(),
                Provenance.Whose.SELF);
    }

    private static String sha256() {
        try {
            Path code = Path.of(Platform.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return digest(Files.isDirectory(code) ? classes(code.resolve(PACKAGE)) : List.of(code));
        } catch (IOException | URISyntaxException unreadable) {
            throw new IllegalStateException("assay cannot read its own classes", unreadable);
        }
    }

    private static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String digest(List<Path> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : files) {
                digest.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
