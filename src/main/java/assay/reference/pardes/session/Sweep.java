package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import assay.reference.pardes.edit.LineSearch;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** Goes through the files below a directory, within limits. */
final class Sweep {

    private static final int DEEPEST = 16;
    private static final int MOST_ENTRIES = 10_000;
    private static final int LARGEST = 4 << 20;
    private static final int MOST_HITS = 2000;
    private static final long PATIENCE = 20_000_000_000L;

    private final Path top;
    private final long until = System.nanoTime() + PATIENCE;
    private final ByteArrayOutputStream found = new ByteArrayOutputStream();
    private int entries;
    private int hits;
    private boolean stopped;

    Sweep(String directory) {
        top = Path.of(directory);
    }

    /** The names below that hold a text, a line each. */
    byte[] named(byte[] text) {
        String wanted = new String(text, StandardCharsets.ISO_8859_1);
        walk(top, 0, entry -> {
            String name = top.relativize(entry).toString();
            String bytes = new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
            if (bytes.contains(wanted)) {
                line(Shown.of(name) + (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS) ? "/" : ""));
            }
        });
        return result();
    }

    /** The lines that match in files below, each with its file and number. */
    byte[] holding(LineSearch search) {
        walk(top, 0, entry -> {
            if (Files.isRegularFile(entry, LinkOption.NOFOLLOW_LINKS) && entry.toFile().length() <= LARGEST) {
                lines(entry, search);
            }
        });
        return result();
    }

    private void lines(Path file, LineSearch search) {
        byte[] text;
        try {
            text = Disk.read(file.toString(), LARGEST);
        } catch (Refusal unreadable) {
            return;
        }
        int number = 1;
        for (int from = 0; from < text.length && !isOver(); number++) {
            int end = from;
            while (end < text.length && text[end] != '\n') {
                end++;
            }
            byte[] line = Arrays.copyOfRange(text, from, end);
            if (search.matches(line)) {
                hits++;
                line(Shown.of(top.relativize(file).toString()) + ":" + number + ": " + Shown.of(line));
            }
            from = end + 1;
        }
    }

    private void line(String line) {
        found.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private byte[] result() {
        if (stopped) {
            line("stopped");
        }
        return found.toByteArray();
    }

    private boolean isOver() {
        boolean many = entries >= MOST_ENTRIES || hits >= MOST_HITS || found.size() >= Buffer.MOST_SCRATCH;
        boolean over = many || System.nanoTime() - until > 0;
        stopped |= over;
        return over;
    }

    private void walk(Path directory, int depth, Consumer<Path> visit) {
        for (Path entry : entries(directory)) {
            if (isOver()) {
                return;
            }
            entries++;
            visit.accept(entry);
            boolean deeper = Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
            stopped |= deeper && depth == DEEPEST;
            if (deeper && depth < DEEPEST) {
                walk(entry, depth + 1, visit);
            }
        }
    }

    /** What may not be read is left out. */
    private static List<Path> entries(Path directory) {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            entries.forEach(paths::add);
        } catch (IOException | DirectoryIteratorException unreadable) {
            return List.of();
        }
        paths.sort(null);
        return paths;
    }
}
