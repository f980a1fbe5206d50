package assay.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import assay.report.JUnitXml;
import assay.report.Page;
import assay.report.RunJson;

/** The folder for what a run leaves behind, held by one run at a time: two would contradict each other in it. */
public final class ReportFolder implements AutoCloseable {

    /** What helps a run that cannot have its folder. */
    static final String ANOTHER = "name another folder, or none, with -D" + Settings.REPORTS + "=…";

    private static final String LOCK = "run.lock";
    private static final List<String> OF_A_RUN = List.of(RunJson.FILE, JUnitXml.FILE, MessageLog.FILE, Page.FILE);

    /** The system's locks are a process's: closing the file a second time here would let go of the first. */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel lock;

    private ReportFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * Takes the folder for one run, and makes it if there is none.
     *
     * @param instead what to try where this folder cannot be had, in the words of whoever asks for it
     * @throws IOException if it cannot be written, or is held by another run; its message says which, and what to try
     */
    public static ReportFolder claim(Path folder, String instead) throws IOException {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
            return lock(folder.toRealPath(), instead);
        } catch (OfAnotherRun held) {
            throw held;
        } catch (IOException refused) {
            throw new IOException("reports cannot be written to " + folder + "; " + instead, refused);
        }
    }

    private static ReportFolder lock(Path folder, String instead) throws IOException {
        if (!HELD_HERE.add(folder)) {
            throw new OfAnotherRun(folder, Optional.of("this process"), instead);
        }
        FileChannel lock = null;
        try {
            lock = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            if (lock.tryLock() == null) {
                throw new OfAnotherRun(folder, holder(lock), instead);
            }
            lock.truncate(0).write(UTF_8.encode("process " + ProcessHandle.current().pid()));
            return new ReportFolder(folder, lock);
        } catch (IOException refused) {
            HELD_HERE.remove(folder);
            close(lock);
            throw refused;
        }
    }

    private static Optional<String> holder(FileChannel lock) throws IOException {
        ByteBuffer words = ByteBuffer.allocate(100);
        lock.read(words, 0);
        return Optional.of(UTF_8.decode(words.flip()).toString()).filter(text -> text.matches("process \\d+"));
    }

    private static void close(FileChannel lock) throws IOException {
        if (lock != null) {
            lock.close();
        }
    }

    Path folder() {
        return folder;
    }

    /** Removes what the last run left, so that nobody takes it for this one's. */
    void clear() throws IOException {
        for (String file : OF_A_RUN) {
            try {
                Files.deleteIfExists(folder.resolve(file));
            } catch (IOException refused) {
                throw new IOException("what the last run left in " + folder + " cannot be removed; " + ANOTHER, refused);
            }
        }
    }

    /** Removes what the last run left, where no run begins after all; the folder of a run that is going on stays as it is. */
    static void clear(Path folder) {
        if (OF_A_RUN.stream().noneMatch(file -> Files.exists(folder.resolve(file)))) {
            return;
        }
        try (ReportFolder claimed = claim(folder, ANOTHER)) {
            claimed.clear();
        } catch (IOException held) {
            // What stands there is another's, or cannot be touched: the refusal itself has been said.
        }
    }

    @Override
    public void close() throws IOException {
        HELD_HERE.remove(folder);
        lock.close();
    }

    private static final class OfAnotherRun extends IOException {

        private static final long serialVersionUID = 1L;

        OfAnotherRun(Path folder, Optional<String> holder, String instead) {
            super("another run" + holder.map(words -> " (" + words + ")").orElse("") + " writes its reports to " + folder
                    + ": wait for its end, or " + instead);
        }
    }
}
