package assay.os;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** What assay asks the system about descriptors, and does with them. All that it opens is closed on exec. */
public interface Descriptors {

    /**
     * A new pipe.
     *
     * @throws OsException if no descriptor is left
     */
    Pipe pipe() throws OsException;

    /** Opens a file for reading only. */
    int openForReading(Path file) throws OsException;

    /** Opens a file that exists for writing only. */
    int openForWriting(Path file) throws OsException;

    /** Opens a file that exists for writing at its end, wherever that is by then: what others append is never written over. */
    int openForAppending(Path file) throws OsException;

    /** A new counter that becomes readable when it is raised, to wake a thread that waits in {@link #await}. */
    int waker() throws OsException;

    /** Raises a waker. */
    void wake(int waker);

    /** Makes reads and writes of a descriptor answer at once instead of waiting. */
    void neverBlock(int descriptor) throws OsException;

    /**
     * Reads what is there.
     *
     * @return the count of bytes put into the buffer, 0 at the end of the stream, -1 if there is nothing yet
     * @throws OsException if the descriptor cannot be read
     */
    int read(int descriptor, ByteBuffer direct) throws OsException;

    /**
     * Writes what fits.
     *
     * @return the count of bytes taken from the buffer, or -1 if there is no room now
     * @throws OsException if nobody reads any more
     */
    int write(int descriptor, ByteBuffer direct) throws OsException;

    /**
     * Waits until one of the descriptors can be read or written, or has been closed by its peer.
     *
     * @param wait at most this long; {@code null} waits for ever
     * @return whether anything happened in time; {@link Interest#ready} then tells what
     */
    boolean await(Interest interest, Duration wait);

    /** Closes a descriptor; one that is closed already is no error. */
    void close(int descriptor);

    /** The descriptors a process holds, each with what it names; empty if the process has gone or may not be asked. */
    Map<Integer, String> of(int pid);

    /** The two ends of a pipe. */
    record Pipe(int reading, int writing) {}

    /** A set of descriptors to wait for, reused from one wait to the next. */
    interface Interest extends AutoCloseable {

        /** Replaces the descriptor at a place; a negative one is ignored. */
        void set(int place, int descriptor, boolean writing);

        /**
         * Replaces the descriptor at a place, to be waited for in both ways or in one. A descriptor takes one place, since the
         * system refuses a set with more of them than a process may have descriptors.
         */
        void set(int place, int descriptor, boolean reading, boolean writing);

        /** Whether the last wait found something to read at this place, or the peer gone. */
        boolean readable(int place);

        /** Whether the last wait found room to write at this place, or the peer gone. */
        boolean writable(int place);

        /** Whether the last wait found the descriptor at this place ready, or its peer gone. */
        boolean ready(int place);

        @Override
        void close();
    }

    /** Room for a number of descriptors to wait for. */
    Interest interest(int places);
}
