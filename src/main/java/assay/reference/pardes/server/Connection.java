package assay.reference.pardes.server;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

import assay.ninep.Fcall;
import assay.ninep.Packets;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.ninep.Unreadable;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.tree.Node;

/** One client's connection: bytes in, requests answered in order, bytes out. */
final class Connection implements Replies {

    private static final int ROOM = 128 << 10;
    private static final int MOST_AHEAD = 256;

    private final ServerPlatform os;
    private final int socket;
    private final Consumer<Connection> closed;
    private final Loop.Watch watch;
    private final Packets packets = new Packets(Requests.LARGEST);
    private final Requests requests;
    private final ByteBuffer in = ByteBuffer.allocateDirect(ROOM);
    private final ByteBuffer out = ByteBuffer.allocateDirect(ROOM);
    private final Deque<byte[]> arrived = new ArrayDeque<>();
    private final Deque<ByteBuffer> leaving = new ArrayDeque<>();
    private boolean open = true;

    Connection(ServerPlatform os, Loop loop, int socket, Session session, Node root, Fid.Stats stats, Consumer<Connection> closed) {
        this.os = os;
        this.socket = socket;
        this.closed = closed;
        requests = new Requests(session, root, stats, this);
        watch = loop.watch(socket, this::ready);
    }

    private void ready() {
        if (!leaving.isEmpty()) {
            flush();
        } else {
            receive();
        }
    }

    private void receive() {
        in.clear();
        try {
            int count = os.descriptors().read(socket, in);
            if (count == 0) {
                close();
            }
        } catch (OsException gone) {
            close();
        }
        if (open && in.position() > 0 && !packets.take(in.flip(), arrived::addLast)) {
            answer();
            close();
        }
        answer();
    }

    /** While something slow is under way, only so much is taken in advance. */
    private void rest() {
        watch.resting(requests.isBusy() && arrived.size() > MOST_AHEAD);
    }

    private void answer() {
        while (open && !arrived.isEmpty() && !requests.isBusy()) {
            answer(arrived.removeFirst());
        }
        if (open && requests.isBusy()) {
            answerFlushes();
        }
        flush();
        if (open) {
            rest();
        }
    }

    /** What waits behind something slow can be taken back meanwhile. */
    private void answerFlushes() {
        arrived.removeIf(packet -> {
            boolean flush = Fcall.decode(packet) instanceof Tmessage.Tflush;
            if (flush) {
                answer(packet);
            }
            return flush;
        });
    }

    private void answer(byte[] packet) {
        Fcall message = Fcall.decode(packet);
        if (message instanceof Tmessage request) {
            requests.answer(request);
        } else if (message instanceof Unreadable unreadable && unreadable.known() && unreadable.type() % 2 == 0) {
            send(new Rmessage.Rerror(message.tag(), "malformed message"));
        } else {
            send(new Rmessage.Rerror(message.tag(), "unknown message"));
        }
    }

    @Override
    public void send(Rmessage reply) {
        if (open && !requests.isUnwanted(reply.tag())) {
            leaving.addLast(ByteBuffer.wrap(reply.bytes()));
        }
    }

    @Override
    public void agreed(int msize) {
        packets.largest(msize);
    }

    @Override
    public void free() {
        answer();
    }

    /** Answers held reads that have something now. */
    void answerHeld() {
        if (open) {
            requests.answerHeld();
            flush();
        }
    }

    /** Sends what the socket takes; while some is left, nothing is read. */
    void flush() {
        try {
            while (open && !leaving.isEmpty() && sendSome()) {
                // As long as there is room.
            }
        } catch (OsException gone) {
            close();
        }
        if (open) {
            watch.writing(!leaving.isEmpty());
        }
    }

    private boolean sendSome() throws OsException {
        out.clear();
        for (ByteBuffer reply : leaving) {
            int count = Math.min(out.remaining(), reply.remaining());
            out.put(reply.duplicate().limit(reply.position() + count));
        }
        out.flip();
        int sent = os.sockets().sendNow(socket, out);
        for (int left = sent; left > 0; ) {
            ByteBuffer first = leaving.peekFirst();
            int count = Math.min(left, first.remaining());
            first.position(first.position() + count);
            left -= count;
            if (!first.hasRemaining()) {
                leaving.removeFirst();
            }
        }
        return sent > 0;
    }

    void close() {
        if (open) {
            open = false;
            watch.letGo();
            os.descriptors().close(socket);
            requests.end();
            closed.accept(this);
        }
    }
}
