package assay.subject;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The checker that holds source text to its bans: a part of assay, so that no other can answer in its place. */
final class OwnChecker {

    static final String SYSTEM = "bans";

    private static final String VERSION = "assay 0.1.0";
    private static final String CODE = "/assay/bans/Gate.class";

    /** @param named the build that the user named, if any */
    Resolution resolve(String named) {
        if (named != null && !named.isBlank()) {
            return new Resolution.Unavailable(SYSTEM, "the bans are held by assay's own checker: leave -Dsubject.bans out, or set"
                    + " it to " + Subjects.ABSENT);
        }
        return new Resolution.Ready(
                new Provenance(SYSTEM, List.of("assay", SYSTEM), VERSION, sha256(), Provenance.Whose.CHECKER));
    }

    /** The digest of its code, file by file in the order of their names; none if the code stands in an archive. */
    private static String sha256() {
        try {
            URI code = OwnChecker.class.getResource(CODE).toURI();
            return code.getScheme().equals("file") ? digest(Path.of(code).getParent()) : "";
        } catch (IOException | URISyntaxException | NoSuchAlgorithmException refused) {
            throw new IllegalStateException("assay cannot read its own code beside " + CODE, refused);
        }
    }

    private static String digest(Path folder) throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                digest.update(Files.readAllBytes(file));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
