package assay.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Python package, as it stands in a folder of sources.
 *
 * @param sources what Python's path has to name
 * @param name the folder in it
 */
record SourcePackage(Path sources, String name) {

    boolean exists() {
        return Files.isRegularFile(sources.resolve(name).resolve("__init__.py"));
    }

    /**
     * One digest for all its modules, in lower-case hexadecimal: what {@code find NAME -name '*.py' | LC_ALL=C sort | xargs
     * sha256sum | sha256sum} prints in the folder of sources.
     *
     * @throws IOException if this user may not read all of them; its message names the one
     */
    String sha256() throws IOException {
        try {
            StringBuilder list = new StringBuilder();
            for (String module : modules()) {
                list.append(digest(Files.readAllBytes(sources.resolve(module)))).append("  ").append(module).append('\n');
            }
            return digest(list.toString().getBytes(StandardCharsets.UTF_8));
        } catch (UncheckedIOException refused) {
            throw unreadable(refused.getCause());
        } catch (FileSystemException refused) {
            throw unreadable(refused);
        }
    }

    private static IOException unreadable(IOException refused) {
        String file = refused instanceof FileSystemException failure ? failure.getFile() : "the package";
        return new IOException("cannot read " + file + " to know its SHA-256: " + Program.words(refused), refused);
    }

    private List<String> modules() throws IOException {
        try (Stream<Path> files = Files.walk(sources.resolve(name))) {
            return files.map(file -> sources.relativize(file).toString())
                    .filter(file -> file.endsWith(".py"))
                    .sorted()
                    .toList();
        }
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
