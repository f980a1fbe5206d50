package assay.mux;

import java.nio.ByteBuffer;
import java.nio.file.Path;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.ServerPlatform;

/** A connection to the socket of the program under test, for what no client of its own would say. */
public final class RawSocket implements Channel<Bytes, Bytes> {

    private static final int BUFFER = 1 << 16;

    private final ServerPlatform os = ServerPlatform.host();
    private final Descriptors descriptors = os.descriptors();
    private final Descriptors.Interest interest = descriptors.interest(1);
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final int socket;
    private boolean closed;

    /**
     * Dials.
     *
     * @throws OsException with the kernel's own number
     */
    public RawSocket(Path path) throws OsException {
        socket = os.sockets().dial(path);
        descriptors.neverBlock(socket);
    }

    @Override
    public void send(Bytes message, Deadline by) {
        ByteBuffer left = ByteBuffer.allocateDirect(message.bytes().length).put(message.bytes()).flip();
        while (left.hasRemaining()) {
            if (sendNow(left) < 0) {
                await(true, by, left.position() + " of " + left.limit() + " bytes were taken");
            }
        }
    }

    private int sendNow(ByteBuffer left) {
        try {
            return os.sockets().sendNow(socket, left);
        } catch (OsException hungUp) {
            throw new Dropped("the peer has closed the socket: " + hungUp.getMessage());
        }
    }

    @Override
    public Bytes receive(Deadline by) {
        if (closed) {
            throw new Dropped("nothing follows the end of a connection");
        }
        buffer.clear();
        int count = readNow();
        while (count < 0) {
            await(false, by, "the peer has neither said anything nor closed the socket");
            count = readNow();
        }
        byte[] bytes = new byte[count];
        buffer.flip().get(bytes);
        closed = count == 0;
        return new Bytes(bytes);
    }

    /** A connection that is broken off is closed too. */
    private int readNow() {
        try {
            return descriptors.read(socket, buffer);
        } catch (OsException brokenOff) {
            return 0;
        }
    }

    private void await(boolean writing, Deadline by, String progress) {
        interest.set(0, socket, writing);
        if (!descriptors.await(interest, by.remaining()) && by.passed()) {
            throw new Hang(by, progress);
        }
    }

    /** There is no half that could be closed apart. */
    @Override
    public void finish(Deadline by) {
        throw new UnsupportedOperationException("a raw connection is closed as a whole");
    }

    @Override
    public void close() {
        descriptors.close(socket);
        interest.close();
    }
}
