package assay.reference.mux.client;

import assay.os.OsException;
import assay.reference.mux.protocol.Frame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A command's connection to the daemon. Each wait ends by a time of {@link System#nanoTime}. */
interface Wire extends AutoCloseable {

    /** The longest path that Java's own channel dials, in bytes; the kernel takes one more. */
    int LONGEST_FOR_JAVA = 106;

    /**
     * Sends a frame. A daemon that has closed already is no error here: what it said before it did is to be read.
     *
     * @throws java.net.SocketTimeoutException if it does not take the frame in time
     */
    void send(Frame frame, long by) throws IOException;

    /**
     * The next frame; null if the daemon closed the connection.
     *
     * @throws java.net.SocketTimeoutException if none comes in time
     */
    Frame receive(long by) throws IOException;

    @Override
    void close() throws IOException;

    /**
     * Dials a daemon.
     *
     * @throws IOException with the kernel's own reason
     */
    static Wire dial(Path socket) throws IOException {
        return socket.toString().getBytes(StandardCharsets.UTF_8).length > LONGEST_FOR_JAVA
                ? RawWire.dial(socket)
                : JavaWire.dial(socket);
    }

    /** Whether a failure to dial means that nobody listens there, and not that this user may not ask. */
    static boolean meansNobody(IOException refused) {
        if (refused instanceof OsException known) {
            return known.errno() == RawWire.ENOENT || known.errno() == RawWire.ECONNREFUSED;
        }
        String words = String.valueOf(refused.getMessage());
        return words.contains("No such file") || words.contains("refused");
    }
}
