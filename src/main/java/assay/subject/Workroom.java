package assay.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A private folder for work of our own; gone when it is closed, or with the run if that is cut down before. */
public final class Workroom implements AutoCloseable {

    private final Path folder;

    private Workroom(Path folder) {
        this.folder = folder;
    }

    /** Makes one, under the eyes of the run's guardian. */
    public static Workroom open() throws IOException {
        Guardian.ofThisProgram();
        Path root = Scratch.root(Token.thisRun());
        Files.createDirectories(root);
        return new Workroom(Files.createTempDirectory(root, "work-"));
    }

    public Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        Scratch.remove(folder);
    }
}
