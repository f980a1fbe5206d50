package assay.subject;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Framing;
import assay.channel.Hang;
import assay.channel.Message;
import assay.os.ClientPlatform;
import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Sockets;

/**
 * A conversation over a unix socket that a subject listens on.
 *
 * <p>As with a process's streams, one loop does everything on the caller's thread: while it writes it also reads, so a
 * large message cannot be stuck behind replies that nobody takes.
 */
public final class SocketChannel<O extends Message, I extends Message> implements Channel<O, I> {

    private static final int BUFFER = 1 << 16;
    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int CLOSED = -1;

    private final String name;
    private final Framing<I> framing;
    private final I end;
    private final Runnable kill;
    private final Descriptors os = Platform.host().descriptors();
    private final Sockets sockets = ClientPlatform.host().sockets();
    private final Descriptors.Interest interest = os.interest(2);
    private final ByteBuffer reading = ByteBuffer.allocateDirect(BUFFER);
    private final ByteBuffer writing = ByteBuffer.allocateDirect(BUFFER);
    private final Deque<I> inbox = new ArrayDeque<>();
    private int socket;
    private boolean over;

    private SocketChannel(String name, int socket, Framing<I> framing, I end, Runnable kill) {
        this.name = name;
        this.socket = socket;
        this.framing = framing;
        this.end = end;
        this.kill = kill;
    }

    /**
     * Dials a subject.
     *
     * @param end the message that stands for the end of what the subject sends
     * @param kill ends the subject, once it has not answered in time
     * @throws OsException if it cannot be reached, with the system's own reason
     */
    public static <O extends Message, I extends Message> SocketChannel<O, I> dial(
            Path path, Framing<I> framing, I end, Runnable kill) throws OsException {
        int socket = ClientPlatform.host().sockets().dial(path);
        Platform.host().descriptors().neverBlock(socket);
        return new SocketChannel<>("the server at " + path.getFileName(), socket, framing, end, kill);
    }

    @Override
    public void send(O message, Deadline by) {
        byte[] bytes = message.bytes();
        for (int sent = 0; sent < bytes.length; sent += writing.limit()) {
            writing.clear().put(bytes, sent, Math.min(BUFFER, bytes.length - sent)).flip();
            write(by, sent, bytes.length);
        }
    }

    private void write(Deadline by, int before, int length) {
        while (writing.hasRemaining()) {
            if (writeNow(before, length) < 0) {
                pumpUntilWritable(by, before + writing.position(), length);
            }
        }
    }

    private int writeNow(int before, int length) {
        if (socket == CLOSED) {
            throw new Dropped("our end of the connection to " + name + " has been closed");
        }
        try {
            return sockets.sendNow(socket, writing);
        } catch (OsException gone) {
            throw new Dropped(name + " took " + (before + writing.position()) + " of " + length + " bytes, and then: "
                    + gone.getMessage());
        }
    }

    private void pumpUntilWritable(Deadline by, int sent, int length) {
        if (by.passed()) {
            throw hang(by, sent + " of " + length + " bytes were taken");
        }
        pump(by, true);
    }

    @Override
    public I receive(Deadline by) {
        while (inbox.isEmpty()) {
            if (over || socket == CLOSED) {
                throw new Dropped("nothing follows: " + name + (over ? " has hung up" : " was left"));
            }
            if (by.passed()) {
                throw hang(by, framing.progress());
            }
            pump(by, false);
        }
        return inbox.remove();
    }

    private Hang hang(Deadline by, String progress) {
        if (!by.meantToPass()) {
            kill.run();
        }
        return new Hang(by, name + ": " + progress);
    }

    private void pump(Deadline by, boolean toWrite) {
        interest.set(READ, over ? CLOSED : socket, false);
        interest.set(WRITE, toWrite ? socket : CLOSED, true);
        if (os.await(interest, by.remaining()) && interest.ready(READ)) {
            read();
        }
    }

    private void read() {
        reading.clear();
        int count = readNow();
        reading.flip();
        if (count > 0) {
            framing.take(reading, inbox::add);
        } else if (count == 0) {
            over = true;
            framing.cut(inbox::add);
            inbox.add(end);
        }
    }

    private int readNow() {
        try {
            return os.read(socket, reading);
        } catch (OsException reset) {
            // It was closed before it took all that we had sent: the end is an end.
            return 0;
        }
    }

    /** There is nothing to close by halves: a client that has no more to say hangs up. */
    @Override
    public void finish(Deadline by) {
        hangUp();
    }

    private void hangUp() {
        if (socket != CLOSED) {
            os.close(socket);
            socket = CLOSED;
        }
    }

    @Override
    public void close() {
        hangUp();
        interest.close();
    }
}
