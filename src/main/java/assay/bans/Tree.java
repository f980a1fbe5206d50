package assay.bans;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The folders and files below a root, by their paths from there, as they were when they were first looked at. */
final class Tree {

    private final Path root;
    private final Map<String, List<Entry>> looked = new HashMap<>();

    Tree(Path root) {
        this.root = root;
    }

    /**
     * What stands in a folder; links are followed.
     *
     * @param folder whether it is one
     * @param file whether it is a file that can be read from its beginning to its end
     * @param exists false of a link that leads nowhere, or back to itself
     * @param size in bytes
     */
    record Entry(String path, boolean folder, boolean file, boolean exists, long size) {

        static Entry of(String path, Path place) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(place, BasicFileAttributes.class);
                return new Entry(path, attributes.isDirectory(), attributes.isRegularFile(), true, attributes.size());
            } catch (IOException gone) {
                return new Entry(path, false, false, false, 0);
            }
        }
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

    /** What stands in a folder and is no folder itself, in the order of the names. */
    List<Entry> files(String folder) throws IOException {
        return entries(folder).stream().filter(entry -> !entry.folder()).toList();
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
                entries(folder).stream().filter(Entry::folder).map(Entry::path).filter(closed.negate()).forEach(open::add);
            }
        }
        return List.copyOf(found);
    }

    private List<Entry> entries(String folder) throws IOException {
        if (!looked.containsKey(folder)) {
            looked.put(folder, look(folder));
        }
        return looked.get(folder);
    }

    private List<Entry> look(String folder) throws IOException {
        List<Entry> entries = new ArrayList<>();
        try (DirectoryStream<Path> places = Files.newDirectoryStream(at(folder))) {
            for (Path place : places) {
                entries.add(Entry.of(Folders.join(folder, place.getFileName().toString()), place));
            }
        } catch (DirectoryIteratorException refused) {
            throw refused.getCause();
        }
        entries.sort(Comparator.comparing(Entry::path));
        return entries;
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
