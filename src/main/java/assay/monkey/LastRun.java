package assay.monkey;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

import assay.report.WholeFile;
import assay.report.Why;

/** The list of the records that the last run wrote, so that they can be run again. */
final class LastRun {

    private static final String REMEDY = ": remove it, and run the monkey again, which writes such a list";

    private final Path list;

    /** @param out the folder of the run */
    LastRun(Path out) {
        this.list = out.resolve("failed");
    }

    /** A run begins: nothing has failed in it yet. */
    synchronized void begin() throws IOException {
        try {
            Files.createDirectories(list.toAbsolutePath().getParent());
            WholeFile.put(list, "");
        } catch (IOException refused) {
            throw new IOException("nothing can be written down in " + list.getParent() + ": " + refused, refused);
        }
    }

    synchronized void add(Path record) throws IOException {
        List<Path> records = listed();
        records.add(record.toAbsolutePath());
        write(records);
    }

    /** Lists a record in the place of another, which it says all of. */
    synchronized void replace(Path old, Path record) throws IOException {
        List<Path> records = listed();
        if (!Collections.replaceAll(records, old.toAbsolutePath(), record.toAbsolutePath())) {
            records.add(record.toAbsolutePath());
        }
        write(records);
    }

    private List<Path> listed() throws IOException {
        return new ArrayList<>(Files.exists(list) ? records() : List.of());
    }

    private void write(List<Path> records) throws IOException {
        try {
            Files.createDirectories(list.toAbsolutePath().getParent());
            WholeFile.put(list, records.stream().distinct().map(each -> each + "\n").collect(Collectors.joining()));
        } catch (IOException refused) {
            throw new IOException(list + " cannot be written: " + Why.of(refused), refused);
        }
    }

    /**
     * The records, in the order in which they were written.
     *
     * @throws NoSuchFileException if there was no run
     * @throws IllegalArgumentException if the list is none
     */
    synchronized List<Path> records() throws IOException {
        if (Files.isDirectory(list)) {
            throw new IllegalArgumentException(list + " is a folder, and no list of what failed" + REMEDY);
        }
        try {
            return Files.readAllLines(list).stream().filter(each -> !each.isBlank()).distinct().map(Path::of).toList();
        } catch (CharacterCodingException | IllegalArgumentException noList) {
            throw new IllegalArgumentException(list + " is no list of what failed" + REMEDY, noList);
        }
    }
}
