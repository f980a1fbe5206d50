package assay.reference.mux.loop;

import assay.os.Descriptors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Has the loop do what another thread asks for. */
final class Waker implements Source {

    private final Descriptors descriptors;
    private final int descriptor;
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final ByteBuffer count = ByteBuffer.allocateDirect(Long.BYTES);

    Waker(Descriptors descriptors) throws IOException {
        this.descriptors = descriptors;
        descriptor = descriptors.waker();
    }

    void post(Runnable what) {
        posted.add(what);
        descriptors.wake(descriptor);
    }

    @Override
    public int descriptor() {
        return descriptor;
    }

    @Override
    public void readable() {
        try {
            descriptors.read(descriptor, count.clear());
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        for (Runnable what = posted.poll(); what != null; what = posted.poll()) {
            what.run();
        }
    }

    void close() {
        descriptors.close(descriptor);
    }
}
