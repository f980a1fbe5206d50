package assay.reference.mux.daemon;

import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Alarm;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Outbox;
import assay.reference.mux.loop.Source;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.FrameReader;
import assay.reference.mux.protocol.Kind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;

/**
 * Somebody connected to the daemon's socket: frames come in, and frames go out through a bounded queue.
 *
 * <p>Half a frame waits here and delays nobody. Who takes nothing for too long is cut off, and the log says so.
 */
final class Peer implements Source {

    /** How many bytes wait for a peer that reads slowly. */
    static final int BOUND = 1 << 20;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Told once when a peer's connection has been closed. */
    interface Owner {
        void left(Peer peer);
    }

    private final ServerPlatform platform;
    private final Loop loop;
    private final int socket;
    private final Owner owner;
    private final FrameReader frames = new FrameReader();
    private final Outbox outbox = new Outbox(BOUND);
    private final ByteBuffer piece;
    private Talk talk;
    private Alarm stall;
    private boolean closing;
    private boolean closed;

    /** @param piece direct memory that others use too */
    Peer(ServerPlatform platform, Loop loop, int socket, ByteBuffer piece, Owner owner) {
        this.platform = platform;
        this.loop = loop;
        this.socket = socket;
        this.piece = piece;
        this.owner = owner;
        loop.add(this);
    }

    /** From now on, this is what its frames are for. */
    void talk(Talk next) {
        talk = next;
    }

    Talk talk() {
        return talk;
    }

    /** The process at the other end, where the kernel names it; 0 otherwise. */
    int process() {
        return platform.sockets().namedPeer(socket).map(peer -> peer.pid()).orElse(0);
    }

    /** Sends a frame, unless too much waits already. */
    boolean offer(Frame frame) {
        boolean taken = !closed && outbox.offer(frame.wire());
        flush();
        return taken;
    }

    /** Sends a frame that must not get lost while the peer is there. */
    void send(Frame frame) {
        if (!closed) {
            outbox.add(frame.wire());
            flush();
        }
    }

    /** Whether nothing waits for it. */
    boolean isClear() {
        return outbox.isEmpty();
    }

    /** Closes the connection once the peer has taken what waits for it. */
    void finish() {
        closing = true;
        flush();
    }

    void finish(int status) {
        send(Frame.text(Kind.EXIT, Integer.toString(status)));
        finish();
    }

    @Override
    public int descriptor() {
        return socket;
    }

    @Override
    public boolean reads() {
        return closing || talk == null || talk.listens();
    }

    @Override
    public boolean writes() {
        return !outbox.isEmpty();
    }

    @Override
    public void readable() {
        try {
            Descriptors descriptors = platform.descriptors();
            int count = descriptors.read(socket, piece.clear());
            if (count == 0) {
                close();
            } else if (count > 0 && !closing) {
                frames.feed(piece.flip());
                hear();
            }
        } catch (OsException gone) {
            close();
        } catch (IOException broken) {
            broken(broken);
        }
    }

    /** Hears what has been read already, as far as it may. */
    private void hear() throws IOException {
        while (!closed && !closing && talk.listens()) {
            Frame frame = frames.next();
            if (frame == null) {
                return;
            }
            talk.heard(frame);
        }
    }

    /** Goes on hearing after a while in which it might not. */
    void hearAgain() {
        try {
            hear();
        } catch (IOException broken) {
            broken(broken);
        }
    }

    private void broken(IOException why) {
        Log.say("a peer is cut off: " + why.getMessage());
        close();
    }

    @Override
    public void writable() {
        flush();
    }

    private void flush() {
        if (closed) {
            return;
        }
        try {
            long went = outbox.drain(piece, bytes -> platform.sockets().sendNow(socket, bytes));
            watchProgress(went);
        } catch (IOException gone) {
            close();
        }
    }

    private void watchProgress(long went) {
        if (stall != null && (went > 0 || outbox.isEmpty())) {
            stall.callOff();
            stall = null;
        }
        if (!outbox.isEmpty()) {
            stall = stall == null ? loop.after(PATIENCE, this::stalled) : stall;
        } else if (closing) {
            close();
        } else if (went > 0 && talk != null) {
            talk.drained();
        }
    }

    private void stalled() {
        Log.say("a client is cut off: it took nothing for " + PATIENCE.toSeconds() + " s while " + outbox.size()
                + " bytes waited for it (process " + process() + ")");
        close();
    }

    void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (stall != null) {
            stall.callOff();
        }
        loop.remove(this);
        platform.descriptors().close(socket);
        if (talk != null) {
            talk.gone();
        }
        owner.left(this);
    }
}
