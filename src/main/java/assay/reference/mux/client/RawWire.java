package assay.reference.mux.client;

import assay.os.ClientPlatform;
import assay.os.Descriptors;
import assay.os.Platform;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.FrameReader;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A wire through descriptors, for whoever needs those: a path that Java cannot dial, a wait for several things, or pipes to a
 * program that goes on to the daemon.
 */
final class RawWire implements Wire {

    static final int ENOENT = 2;
    static final int ECONNREFUSED = 111;

    private static final int PIECE = 1 << 16;

    /** Takes what fits of a buffer. */
    private interface Out {
        void write(ByteBuffer bytes) throws IOException;
    }

    private final Descriptors descriptors = Platform.host().descriptors();
    private final Descriptors.Interest interest = descriptors.interest(1);
    private final int in;
    private final Out out;
    private final Runnable closing;
    private final FrameReader frames = new FrameReader();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);

    private RawWire(int in, Out out, Runnable closing) {
        this.in = in;
        this.out = out;
        this.closing = closing;
        interest.set(0, in, false);
    }

    static RawWire dial(Path path) throws IOException {
        ClientPlatform platform = ClientPlatform.host();
        int socket = platform.sockets().dial(path);
        return new RawWire(socket, bytes -> platform.sockets().sendAll(socket, bytes), () -> { });
    }

    /** @param closing what is done when the wire is closed, beside closing these two */
    static RawWire pipes(int in, int out, Runnable closing) {
        Descriptors descriptors = Platform.host().descriptors();
        return new RawWire(in, bytes -> {
            while (bytes.hasRemaining()) {
                descriptors.write(out, bytes);
            }
        }, () -> {
            descriptors.close(out);
            closing.run();
        });
    }

    /** What becomes readable when the daemon says something. */
    int descriptor() {
        return in;
    }

    /** The process at the other end; 0 if the kernel will not say. */
    int peer() {
        return ClientPlatform.host().sockets().peer(in).map(peer -> peer.pid()).orElse(0);
    }

    @Override
    public void send(Frame frame, long by) {
        byte[] wire = frame.wire();
        try {
            out.write(ByteBuffer.allocateDirect(wire.length).put(wire).flip());
        } catch (IOException gone) {
            return;
        }
    }

    @Override
    public Frame receive(long by) throws IOException {
        Frame frame = frames.next();
        while (frame == null) {
            long left = by - System.nanoTime();
            if (left <= 0 || !descriptors.await(interest, Duration.ofNanos(left))) {
                throw new SocketTimeoutException("no answer in time");
            }
            if (!fill()) {
                return null;
            }
            frame = frames.next();
        }
        return frame;
    }

    /** Reads what is there; false once the daemon has closed the connection. */
    boolean fill() {
        try {
            int count = descriptors.read(in, piece.clear());
            frames.feed(piece.flip());
            return count != 0;
        } catch (IOException reset) {
            return false;
        }
    }

    /** A frame that is here already, or null. */
    Frame held() throws IOException {
        return frames.next();
    }

    @Override
    public void close() {
        interest.close();
        descriptors.close(in);
        closing.run();
    }
}
