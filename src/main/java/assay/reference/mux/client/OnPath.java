package assay.reference.mux.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Where a program is that a person knows by its name. */
final class OnPath {

    private OnPath() {}

    /** @throws IOException if none of the folders in PATH holds it */
    static Path find(String name, Map<String, String> environment) throws IOException {
        for (String folder : environment.getOrDefault("PATH", "").split(":")) {
            Path program = Path.of(folder.isEmpty() ? "." : folder).resolve(name).toAbsolutePath();
            if (Files.isRegularFile(program) && Files.isExecutable(program)) {
                return program;
            }
        }
        throw new IOException("there is no " + name + " in any folder of PATH");
    }
}
