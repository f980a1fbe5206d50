package assay.subject;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The private home, configuration, runtime and temporary folders of one subject; gone afterwards. */
public final class Scratch {

    private static final FileAttribute<Set<PosixFilePermission>> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private static final List<String> FOLDERS = List.of("home", "config", "data", "state", "cache", "tmp");

    /** The longest path, in bytes, under which the sockets of a subject still have names of the usual lengths. */
    private static final int LONGEST = 32;

    private final Path folder;
    private final Path runtime;

    private Scratch(Path folder, Path runtime) {
        this.folder = folder;
        this.runtime = runtime;
    }

    /** Makes the folders, for their owner only. */
    static Scratch make(Token token) throws IOException {
        return make(token, root(token.run()));
    }

    /** Makes them for subjects that bind sockets: wherever the others lie, the runtime folder has a short path. */
    static Scratch makeForSockets(Token token) throws IOException {
        return make(token, runtimeRoot(token.run()));
    }

    private static Scratch make(Token token, Path runtimeRoot) throws IOException {
        Scratch scratch = new Scratch(
                root(token.run()).resolve(token.example()), runtimeRoot.resolve(token.example()).resolve("run"));
        try {
            scratch.fill();
        } catch (IOException full) {
            scratch.remove();
            throw new IOException("no scratch can be made in " + root(token.run()) + ": " + full, full);
        }
        return scratch;
    }

    private void fill() throws IOException {
        Files.createDirectories(folder.getParent());
        Files.createDirectory(folder, OWNER_ONLY);
        for (String each : FOLDERS) {
            Files.createDirectory(folder.resolve(each), OWNER_ONLY);
        }
        Files.createDirectories(runtime, OWNER_ONLY);
    }

    /** The folder of all scratches of a run; absolute, for a subject and the guardian start elsewhere. */
    static Path root(String run) {
        return Path.of(System.getProperty("java.io.tmpdir"), "assay-" + run).toAbsolutePath();
    }

    /** The folder of all runtime folders that have to be short: another where temporary files lie deep. */
    static Path runtimeRoot(String run) {
        Path root = root(run);
        return root.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST ? root : Path.of("/tmp", "assay-" + run);
    }

    public Path home() {
        return folder.resolve("home");
    }

    /** The folder that a variable of the environment names, such as {@code XDG_STATE_HOME}. */
    public Path folder(String variable) {
        return Path.of(environment().get(variable));
    }

    /** The variables that point a program into the scratch, and nothing of the suite's own environment. */
    Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PATH", "/usr/local/bin:/usr/bin:/bin");
        environment.put("LANG", "C.UTF-8");
        environment.put("HOME", home().toString());
        environment.put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        environment.put("XDG_DATA_HOME", folder.resolve("data").toString());
        environment.put("XDG_STATE_HOME", folder.resolve("state").toString());
        environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        environment.put("XDG_RUNTIME_DIR", runtime.toString());
        environment.put("TMPDIR", folder.resolve("tmp").toString());
        return environment;
    }

    /** Files and folders of the scratch that a subject made, relative to it. */
    public List<String> made() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> folder.relativize(path).getNameCount() > 1)
                    .map(path -> folder.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    /** What has a known name goes first: then a scratch that nobody used goes even where no descriptor is left to list it. */
    void remove() throws IOException {
        for (String each : FOLDERS) {
            remove(folder.resolve(each));
        }
        remove(runtime);
        remove(runtime.getParent());
        remove(folder);
    }

    /**
     * Removes a folder with all that is in it, links themselves and not what they point to; one that has gone is no error.
     *
     * <p>Folders inside are first brought up to the top, so that no path ever grows: a subject may nest them deeper than the
     * system takes a path for, or our stack would go.
     */
    static void remove(Path root) throws IOException {
        if (!Files.isDirectory(root, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(root);
        } else if (!removedAsEmpty(root)) {
            removeFull(root);
        }
    }

    private static void removeFull(Path root) throws IOException {
        int moved = 0;
        for (List<Path> left = list(root); !left.isEmpty(); left = list(root)) {
            for (Path each : left) {
                moved = removeFlat(each, root, moved);
            }
        }
        Files.deleteIfExists(root);
    }

    private static int removeFlat(Path each, Path root, int movedBefore) throws IOException {
        int moved = movedBefore;
        if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
            for (Path inside : list(each)) {
                if (Files.isDirectory(inside, LinkOption.NOFOLLOW_LINKS)) {
                    open(inside);
                    moved = bringUp(inside, root, moved + 1);
                } else {
                    Files.deleteIfExists(inside);
                }
            }
        }
        Files.deleteIfExists(each);
        return moved;
    }

    private static int bringUp(Path inside, Path root, int number) throws IOException {
        Path free = root.resolve("removed-" + number);
        if (Files.exists(free, LinkOption.NOFOLLOW_LINKS)) {
            return bringUp(inside, root, number + 1);
        }
        Files.move(inside, free);
        return number;
    }

    /** An empty folder is removed without a descriptor. */
    private static boolean removedAsEmpty(Path folder) throws IOException {
        try {
            return Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException full) {
            return false;
        }
    }

    /** A subject may have closed its own folders to their owner, and so to us. */
    private static void open(Path folder) throws IOException {
        if (!Files.isReadable(folder) || !Files.isWritable(folder) || !Files.isExecutable(folder)) {
            Files.setPosixFilePermissions(folder, OWNER_ONLY.value());
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        open(folder);
        List<Path> list = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            entries.forEach(list::add);
            return list;
        } catch (DirectoryIteratorException refused) {
            throw refused.getCause();
        }
    }
}
