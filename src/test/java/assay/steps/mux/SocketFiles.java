package assay.steps.mux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files below a folder that are sockets, or nothing else that a user makes. */
final class SocketFiles {

    private SocketFiles() {}

    static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> !Files.isRegularFile(path) && !Files.isDirectory(path)).toList();
        }
    }
}
