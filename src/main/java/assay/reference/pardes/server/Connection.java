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

    /** Bytes of requests that are taken in advance, so that a flush among them is seen. */
    private static final int MOST_AHEAD = 2 << 20;

    /** Bytes of replies that wait to be taken, beyond which nothing more is answered. */
    private static final int MOST_LEAVING = 1 << 20;

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
    private int ahead;
    private int behind;
    private boolean open = true;

    Connection(ServerPlatform os, Loop loop, int socket, Session session, Node root, Fid.Stats stats, Consumer<Connection> closed) {
        this.os = os;
        this.socket = socket;
        this.closed = closed;
        requests = new Requests(session, root, stats, this);
        watch = loop.watch(socket, this::ready);
    }

    private void ready() {
        if (leaving.isEmpty()) {
            receive();
        } else {
            flush();
            answer();
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
        if (open && in.position() > 0 && !packets.take(in.flip(), this::arrive)) {
            answer();
            close();
        }
        answer();
    }

    private void arrive(byte[] packet) {
        arrived.addLast(packet);
        ahead += packet.length;
    }

    /** While something slow is under way, only so much is taken in advance. */
    private void rest() {
        watch.resting(requests.isBusy() && ahead > MOST_AHEAD);
    }

    /** Who does not take replies gets no more of them. */
    private boolean canAnswer() {
        return open && !arrived.isEmpty() && !requests.isBusy() && behind <= MOST_LEAVING;
    }

    private void answer() {
        do {
            while (canAnswer()) {
                byte[] packet = arrived.removeFirst();
                ahead -= packet.length;
                answer(packet);
            }
            if (open && requests.isBusy()) {
                answerFlushes();
            }
            flush();
        } while (canAnswer());
        if (open) {
            rest();
        }
    }

    /** What waits behind something slow can be taken back meanwhile. */
    private void answerFlushes() {
        arrived.removeIf(packet -> {
            boolean flush = Fcall.decode(packet) instanceof Tmessage.Tflush;
            if (flush) {
                ahead -= packet.length;
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
            ByteBuffer bytes = ByteBuffer.wrap(reply.bytes());
            behind += bytes.remaining();
            leaving.addLast(bytes);
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
            answer();
        }
    }

    /** Sends what the socket takes; while some is left, nothing is read. Then there may be room for more answers. */
    private void flush() {
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
        behind -= Math.max(0, sent);
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
