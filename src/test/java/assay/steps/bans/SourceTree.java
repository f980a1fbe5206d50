package assay.steps.bans;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import assay.subject.Workroom;

/** A tree of source text with its rules, copied for one example. */
final class SourceTree implements AutoCloseable {

    private static final Set<String> NOT_COPIED = Set.of(".git", "target", ".idea", ".vscode", ".settings");

    /** A run is writing there. */
    private static final String LEFT_EMPTY = "reports";

    private final Workroom room;
    private final Path rules;

    private SourceTree(Workroom room, Path rules) {
        this.room = room;
        this.rules = rules;
    }

    /** Copies a tree, and rules that stand beside it. */
    static SourceTree of(Path tree, Path rules, Path plants) {
        try {
            SourceTree copy = new SourceTree(Workroom.open(), Path.of(rules.getFileName().toString()));
            copy.copy(tree);
            Files.copy(rules, copy.rules());
            Files.copy(plants, copy.plants());
            Files.createDirectory(copy.temporary());
            return copy;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private void copy(Path tree) throws IOException {
        Files.walkFileTree(tree, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) throws IOException {
                if (NOT_COPIED.contains(each.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(root().resolve(tree.relativize(each).toString()));
                return each.endsWith(LEFT_EMPTY) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path each, BasicFileAttributes attributes) throws IOException {
                Files.copy(each, root().resolve(tree.relativize(each).toString()));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    Path root() {
        return room.folder().resolve("tree");
    }

    Path rules() {
        return room.folder().resolve(rules);
    }

    Path plants() {
        return room.folder().resolve(rules.toString().replace(".rules", ".plants"));
    }

    /** Where a command that is run here puts what is its own. */
    Path temporary() {
        return room.folder().resolve("tmp");
    }

    void write(String file, byte[] bytes) {
        try {
            Files.createDirectories(root().resolve(file).getParent());
            Files.write(root().resolve(file), bytes);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    void link(String file, String target) {
        try {
            Files.createSymbolicLink(root().resolve(file), Path.of(target));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    List<String> lines(Path file) {
        try {
            return new ArrayList<>(Files.readAllLines(file));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    void write(Path file, List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** Every file with all that it holds. */
    Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        try (var all = Files.walk(root())) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(root().relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            return files;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    @Override
    public void close() {
        try {
            room.close();
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }
}
