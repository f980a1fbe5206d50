package assay.bans;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The folders and files below a root, by their paths from there. */
final class Tree {

    private final Path root;

    Tree(Path root) {
        this.root = root;
    }

    Path at(String path) {
        return path.equals(Folders.ROOT) ? root : root.resolve(path);
    }

    boolean hasFolder(String path) {
        return Files.isDirectory(at(path));
    }

    boolean hasFile(String path) {
        return Files.exists(at(path)) && !hasFolder(path);
    }

    /** What stands in a folder and is no folder itself, in the order of the names; links are followed. */
    List<String> files(String folder) throws IOException {
        return names(folder).stream().map(name -> Folders.join(folder, name)).filter(path -> !hasFolder(path)).toList();
    }

    /**
     * The folders that hold files, and the links to folders. A link is never walked into, so that one which leads back up
     * ends nothing.
     *
     * @param closed those that are not looked into
     */
    List<String> folders(Predicate<String> closed) throws IOException {
        TreeSet<String> found = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(Folders.ROOT));
        while (!open.isEmpty()) {
            String folder = open.remove();
            boolean linked = Files.isSymbolicLink(at(folder)) && !folder.equals(Folders.ROOT);
            if (linked || !files(folder).isEmpty()) {
                found.add(folder);
            }
            if (!linked) {
                names(folder).stream().map(name -> Folders.join(folder, name)).filter(this::hasFolder)
                        .filter(closed.negate()).forEach(open::add);
            }
        }
        return List.copyOf(found);
    }

    private TreeSet<String> names(String folder) throws IOException {
        TreeSet<String> names = new TreeSet<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(at(folder))) {
            entries.forEach(entry -> names.add(entry.getFileName().toString()));
            return names;
        } catch (DirectoryIteratorException refused) {
            throw refused.getCause();
        }
    }

    /** Whether a path leads to a file that is known by another, under the same name. */
    boolean isSame(String path, Path other) {
        try {
            return at(path).getFileName().equals(other.getFileName()) && Files.isSameFile(at(path), other);
        } catch (IOException gone) {
            return false;
        }
    }
}
