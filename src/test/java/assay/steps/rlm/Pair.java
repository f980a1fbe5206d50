package assay.steps.rlm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import assay.rlm.Answer;
import assay.rlm.Kernel;

/** The two files of a snapshot, in a folder of their own in the first kernel's home or on a disk that only it sees. */
public final class Pair {

    /** Prints each file of the folder, and its bytes in hexadecimal. */
    private static final String LISTING =
            "for _name in __import__('os').listdir('pair'): print(_name, open('pair/' + _name, 'rb').read().hex())";

    private final RlmWorld world;
    private Path folder;
    private boolean seenByKernelOnly;
    private String payload = "payload";
    private String manifest = "manifest";
    private Map<String, String> before = Map.of();

    public Pair(RlmWorld world) {
        this.world = world;
    }

    private Path folder() {
        if (folder == null) {
            folder = world.actor().home().resolve("pair");
            make(folder);
        }
        return folder;
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    Path payload() {
        return folder().resolve(payload);
    }

    Path manifest() {
        return folder().resolve(manifest);
    }

    String nameOf(Path file) {
        return folder().relativize(file).toString();
    }

    void rename(String payload, String manifest) {
        this.payload = payload;
        this.manifest = manifest;
    }

    /** A folder with something in it cannot be replaced by a file, not even by root. */
    void putAFolderInPlaceOf(Path file) throws IOException {
        Files.createDirectory(file);
        Files.createFile(file.resolve("something"));
        remember();
    }

    void linkManifestToPayload() throws IOException {
        Files.createSymbolicLink(manifest(), payload());
        remember();
    }

    long size() throws IOException {
        return Files.size(payload());
    }

    /** Keeps what is in the folder now. */
    void remember() throws IOException {
        before = now();
    }

    Map<String, String> before() {
        return before;
    }

    /** From now on the kernel is asked what is in the folder: it is on a disk of its own. */
    void isSeenByKernelOnly() {
        seenByKernelOnly = true;
    }

    /** Every file below the folder, with its bytes in hexadecimal; of a link, where it leads. */
    Map<String, String> now() throws IOException {
        return seenByKernelOnly ? told() : seen();
    }

    private Map<String, String> told() {
        String id = world.kernel().newId();
        Answer answer = world.kernel().ask(Kernel.execute(id, LISTING));
        RlmAssertions.assertThat(answer).isOk();
        Map<String, String> files = new TreeMap<>();
        answer.written("stdout", Optional.of(id)).lines().forEach(line -> {
            int end = line.lastIndexOf(' ');
            files.put(line.substring(0, end), line.substring(end + 1));
        });
        return files;
    }

    private Map<String, String> seen() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder())) {
            for (Path each : all.filter(path -> !Files.isDirectory(path)).toList()) {
                files.put(nameOf(each), content(each));
            }
        }
        return files;
    }

    private static String content(Path file) throws IOException {
        return Files.isSymbolicLink(file)
                ? "-> " + Files.readSymbolicLink(file)
                : HexFormat.of().formatHex(Files.readAllBytes(file));
    }

    /** The files that are not what they were. */
    List<String> changed(Map<String, String> now) {
        List<String> changed = new ArrayList<>();
        now.forEach((name, content) -> {
            if (!content.equals(before.get(name))) {
                changed.add(name);
            }
        });
        return changed;
    }

    /** Removes both files. */
    void clear() throws IOException {
        Files.deleteIfExists(payload());
        Files.deleteIfExists(manifest());
    }
}
