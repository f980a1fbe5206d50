package assay.reference.mux.protocol;

import java.nio.ByteBuffer;

/** Puts frames together from bytes that come in pieces cut anywhere. It never holds more than one frame and a piece. */
public final class FrameReader {

    private static final int SMALLEST = 256;

    private ByteBuffer held = ByteBuffer.allocate(SMALLEST);

    /** Takes what a read brought. */
    public void feed(ByteBuffer bytes) {
        if (held.remaining() < bytes.remaining()) {
            ByteBuffer larger = ByteBuffer.allocate(Math.max(2 * held.capacity(), held.position() + bytes.remaining()));
            larger.put(held.flip());
            held = larger;
        }
        held.put(bytes);
    }

    /**
     * The next frame, or null if it is not whole yet.
     *
     * @throws Malformed if what comes next can be no frame; nothing more is to be read then
     */
    public Frame next() throws Malformed {
        if (held.position() < Frame.HEADER) {
            return null;
        }
        int length = held.getInt(0);
        if (length < 0 || length > Frame.LARGEST) {
            throw new Malformed("a frame of " + Integer.toUnsignedString(length) + " bytes");
        }
        Kind kind = Kind.of(held.get(Integer.BYTES));
        return held.position() < Frame.HEADER + length ? null : take(kind, length);
    }

    private Frame take(Kind kind, int length) {
        byte[] body = new byte[length];
        held.flip().position(Frame.HEADER);
        held.get(body);
        held.compact();
        if (held.position() == 0 && held.capacity() > Frame.LARGEST / 8) {
            held = ByteBuffer.allocate(SMALLEST);
        }
        return new Frame(kind, body);
    }
}
