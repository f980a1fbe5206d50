package assay.reference.pardes.session;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Reads what says that it holds nothing, as files of the system do. Some hold much all the same, and some make their reader
 * wait for what may never come: others would wait with the one thread of the session.
 */
final class Unsized {

    /** A reply is due in five seconds. */
    private static final long MOST_SECONDS = 2;

    private Unsized() {}

    /** Makes something of what a file holds. */
    interface Reading<T> {
        T from(InputStream in) throws IOException;
    }

    /** The stream is one that an interrupt ends, which those of {@link java.nio.file.Files} are not. */
    static <T> T read(Path file, Reading<T> reading) throws IOException {
        FutureTask<T> task = new FutureTask<>(() -> {
            try (InputStream in = Channels.newInputStream(FileChannel.open(file))) {
                return reading.from(in);
            }
        });
        Thread reader = new Thread(task, "reads " + file);
        reader.setDaemon(true);
        reader.start();
        try {
            return task.get(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException slow) {
            reader.interrupt();
            throw new FileSystemException(file.toString(), null, "Reading takes too long");
        } catch (InterruptedException interrupted) {
            reader.interrupt();
            Thread.currentThread().interrupt();
            throw new FileSystemException(file.toString(), null, "Interrupted system call");
        } catch (ExecutionException failure) {
            throw thrown(failure.getCause());
        }
    }

    /** What went wrong on the other thread, as if it had been on this one. */
    private static IOException thrown(Throwable cause) {
        if (cause instanceof RuntimeException unchecked) {
            throw unchecked;
        } else if (cause instanceof Error error) {
            throw error;
        }
        return (IOException) cause;
    }
}
