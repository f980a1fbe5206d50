package assay.reference.mux.client;

import assay.reference.mux.protocol.Frame;
import assay.reference.mux.protocol.FrameReader;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;

/** A wire through Java's own channel: loading what speaks to the system directly takes longer than most commands do. */
final class JavaWire implements Wire {

    private static final int PIECE = 1 << 16;

    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final FrameReader frames = new FrameReader();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);

    private JavaWire(SocketChannel channel) throws IOException {
        this.channel = channel;
        channel.configureBlocking(false);
        selector = Selector.open();
        key = channel.register(selector, 0);
    }

    static JavaWire dial(Path socket) throws IOException {
        return new JavaWire(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
    }

    @Override
    public void send(Frame frame, long by) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(frame.wire());
        try {
            while (bytes.hasRemaining()) {
                if (channel.write(bytes) == 0) {
                    await(SelectionKey.OP_WRITE, by);
                }
            }
        } catch (SocketTimeoutException late) {
            throw late;
        } catch (IOException gone) {
            return;
        }
    }

    @Override
    public Frame receive(long by) throws IOException {
        Frame frame = frames.next();
        while (frame == null) {
            int count = read();
            if (count < 0) {
                return null;
            }
            if (count == 0) {
                await(SelectionKey.OP_READ, by);
            }
            frame = frames.next();
        }
        return frame;
    }

    private int read() {
        try {
            int count = channel.read(piece.clear());
            frames.feed(piece.flip());
            return count;
        } catch (IOException reset) {
            return -1;
        }
    }

    private void await(int operation, long by) throws IOException {
        key.interestOps(operation);
        long left = by - System.nanoTime();
        if (left <= 0) {
            throw new SocketTimeoutException("no answer in time");
        }
        selector.select(Math.max(1, Duration.ofNanos(left).toMillis()));
        selector.selectedKeys().clear();
    }

    @Override
    public void close() throws IOException {
        selector.close();
        channel.close();
    }
}
