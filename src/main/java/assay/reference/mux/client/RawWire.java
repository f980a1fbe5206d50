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

/** A wire through a descriptor, for whoever needs that: a path that Java cannot dial, or a wait for several things. */
final class RawWire implements Wire {

    static final int ENOENT = 2;
    static final int ECONNREFUSED = 111;

    private static final int PIECE = 1 << 16;

    private final ClientPlatform platform;
    private final Descriptors descriptors = Platform.host().descriptors();
    private final Descriptors.Interest interest = descriptors.interest(1);
    private final int socket;
    private final FrameReader frames = new FrameReader();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);

    private RawWire(ClientPlatform platform, int socket) {
        this.platform = platform;
        this.socket = socket;
        interest.set(0, socket, false);
    }

    static RawWire dial(Path path) throws IOException {
        ClientPlatform platform = ClientPlatform.host();
        return new RawWire(platform, platform.sockets().dial(path));
    }

    int descriptor() {
        return socket;
    }

    /** The process at the other end; 0 if the kernel will not say. */
    int peer() {
        return platform.sockets().peer(socket).map(peer -> peer.pid()).orElse(0);
    }

    @Override
    public void send(Frame frame, long by) {
        byte[] wire = frame.wire();
        ByteBuffer bytes = ByteBuffer.allocateDirect(wire.length).put(wire).flip();
        try {
            platform.sockets().sendAll(socket, bytes);
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
            int count = descriptors.read(socket, piece.clear());
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
        descriptors.close(socket);
    }
}
