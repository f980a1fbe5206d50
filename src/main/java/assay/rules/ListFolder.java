package assay.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder of lists on the class path, one for each system: whatever else stands in it is read by nobody. */
final class ListFolder {

    private ListFolder() {}

    static void unknown(String name, List<String> systems, List<Finding> findings) {
        URL found = Thread.currentThread().getContextClassLoader().getResource(name);
        if (found == null || !found.getProtocol().equals("file")) {
            return;
        }
        List<String> known = systems.stream().map(system -> system + ".txt").toList();
        names(found).filter(each -> !known.contains(each)).forEach(each -> findings.add(new Finding(name + "/" + each, 1,
                "nobody reads this file: a list is called after its system, one of " + String.join(", ", known))));
    }

    private static Stream<String> names(URL folder) {
        try (Stream<Path> files = Files.list(Path.of(new URI(folder.toString())))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look into the folder of lists " + folder, e);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException("the class path names a folder that is no address: " + folder, impossible);
        }
    }
}
