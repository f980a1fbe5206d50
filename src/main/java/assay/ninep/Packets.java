package assay.ninep;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Cuts a stream into packets, by the size in front of each.
 *
 * <p>A size that no packet can have, or that is more than what was agreed, ends that for good: nothing behind it can be
 * told from anything else.
 */
public final class Packets {

    private final byte[] size = new byte[4];
    private int largest;
    private byte[] packet = size;
    private int filled;
    private boolean broken;

    /**
     * @param largest the most bytes of a packet, its size included
     */
    public Packets(int largest) {
        this.largest = largest;
    }

    /** Agrees on another size; it counts from the next packet on. */
    public void largest(int msize) {
        largest = msize;
    }

    /**
     * Takes the bytes that arrived and hands on each packet that is whole now.
     *
     * @return whether the stream still makes sense
     */
    public boolean take(ByteBuffer arrived, Consumer<byte[]> whole) {
        while (arrived.hasRemaining() && !broken) {
            int count = Math.min(arrived.remaining(), packet.length - filled);
            arrived.get(packet, filled, count);
            filled += count;
            if (filled == packet.length) {
                filled(whole);
            }
        }
        return !broken;
    }

    private void filled(Consumer<byte[]> whole) {
        if (packet != size) {
            byte[] done = packet;
            packet = size;
            filled = 0;
            whole.accept(done);
            return;
        }
        int length = length();
        broken = length < Fcall.HEADER || length > largest;
        if (!broken) {
            packet = new byte[length];
            System.arraycopy(size, 0, packet, 0, size.length);
        }
    }

    private int length() {
        return size[0] & 0xff | (size[1] & 0xff) << 8 | (size[2] & 0xff) << 16 | (size[3] & 0xff) << 24;
    }

    /** The bytes of the packet under way; of a stream that makes no sense any more, its last size. */
    public byte[] begun() {
        return Arrays.copyOf(packet, filled);
    }

    /** How much of the packet under way has arrived, in words. */
    public String progress() {
        if (broken) {
            return "a packet's size was " + Integer.toUnsignedString(length());
        }
        return filled == 0 ? "no byte of a packet had come"
                : packet == size ? filled + " of 4 bytes of a packet's size had come"
                : filled + " of " + packet.length + " bytes of a packet had come";
    }
}
