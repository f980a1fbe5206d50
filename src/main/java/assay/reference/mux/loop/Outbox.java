package assay.reference.mux.loop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Bytes that wait for room in a descriptor, in order, and never more than a bound.
 *
 * <p>What is put in may be large; it is copied out in pieces, only as there is room, through memory that others use too.
 */
public final class Outbox {

    /** Takes what fits of a buffer: the count of bytes, or -1 if nothing fits now. */
    public interface Sink {
        int take(ByteBuffer direct) throws IOException;
    }

    private final int bound;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private int taken;
    private long size;

    /** @param bound how many bytes may wait, beyond one entry that is larger than that by itself */
    public Outbox(int bound) {
        this.bound = bound;
    }

    /**
     * Puts bytes behind those that wait.
     *
     * @return whether they were taken; none of them are if too many wait already
     */
    public boolean offer(byte[] bytes) {
        if (size > 0 && size + bytes.length > bound) {
            return false;
        }
        add(bytes);
        return true;
    }

    /** Puts bytes behind those that wait, however many those are: for what is small and must not get lost. */
    public void add(byte[] bytes) {
        if (bytes.length > 0) {
            waiting.add(bytes);
            size += bytes.length;
        }
    }

    /** How many bytes wait. */
    public long size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** How many more bytes would be taken. */
    public long room() {
        return Math.max(0, bound - size);
    }

    /**
     * Moves what fits into a sink.
     *
     * @param piece direct memory that may be written over
     * @return how many bytes went
     * @throws IOException if nobody takes anything any more
     */
    public long drain(ByteBuffer piece, Sink sink) throws IOException {
        long before = size;
        while (size > 0) {
            copyTo(piece.clear());
            int count = sink.take(piece.flip());
            if (count <= 0) {
                break;
            }
            drop(count);
        }
        return before - size;
    }

    private void copyTo(ByteBuffer piece) {
        int skip = taken;
        for (byte[] bytes : waiting) {
            int count = Math.min(piece.remaining(), bytes.length - skip);
            piece.put(bytes, skip, count);
            if (!piece.hasRemaining()) {
                return;
            }
            skip = 0;
        }
    }

    private void drop(int count) {
        size -= count;
        taken += count;
        while (!waiting.isEmpty() && taken >= waiting.peek().length) {
            taken -= waiting.remove().length;
        }
    }

    /** All that waits, to keep it elsewhere. */
    public byte[] toArray() {
        ByteBuffer all = ByteBuffer.allocate((int) size);
        int skip = taken;
        for (byte[] bytes : waiting) {
            all.put(bytes, skip, bytes.length - skip);
            skip = 0;
        }
        return all.array();
    }
}
