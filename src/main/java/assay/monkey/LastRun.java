package assay.monkey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** The list of the records that the last run wrote, so that they can be run again. */
final class LastRun {

    private final Path list;

    /** @param out the folder of the run */
    LastRun(Path out) {
        this.list = out.resolve("failed");
    }

    /** A run begins: nothing has failed in it yet. */
    void begin() throws IOException {
        try {
            Files.createDirectories(list.toAbsolutePath().getParent());
            Files.writeString(list, "");
        } catch (IOException refused) {
            throw new IOException("nothing can be written down in " + list.getParent() + ": " + refused, refused);
        }
    }

    synchronized void add(Path record) throws IOException {
        Files.writeString(list, record.toAbsolutePath() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** @throws NoSuchFileException if there was no run */
    List<Path> records() throws IOException {
        return Files.readAllLines(list).stream().distinct().map(Path::of).toList();
    }
}
