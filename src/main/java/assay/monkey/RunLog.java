package assay.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;

/** The file of all that is done with one seed: each operation is in it before it is carried out, however the run ends. */
final class RunLog implements AutoCloseable {

    private final Path file;
    private final Writer writer;

    private RunLog(Path file, Writer writer) {
        this.file = file;
        this.writer = writer;
    }

    /** @throws IOException if the file cannot be made */
    static RunLog create(Path file, Map<String, String> about) throws IOException {
        RunLog log = new RunLog(file, writer(file));
        log.write(Script.head(about));
        return log;
    }

    private static Writer writer(Path file) throws IOException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return Files.newBufferedWriter(file);
        } catch (IOException refused) {
            throw new IOException(file + " cannot be made: " + refused, refused);
        }
    }

    /** A session begins: its operations are written down as they are taken. */
    Iterator<Operation> session(boolean follows, Iterator<Operation> operations) {
        write(Script.start(follows));
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return operations.hasNext();
            }

            @Override
            public Operation next() {
                Operation next = operations.next();
                write(Notation.print(next) + "\n");
                return next;
            }
        };
    }

    private void write(String text) {
        try {
            writer.write(text);
            writer.flush();
        } catch (IOException full) {
            throw new UncheckedIOException(new IOException(file + " cannot be written: " + full.getMessage(), full));
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
