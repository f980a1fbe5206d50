package assay.monty;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;

import assay.monty.wire.ChildEvent;

/** Frames of the wire: an unsigned little-endian length of four bytes, then that many bytes of protobuf. */
public final class Frames {

    /** The bytes of a length prefix. */
    public static final int PREFIX = 4;

    /** The longest frame the protocol allows, in bytes, without its prefix. */
    public static final int LONGEST = 1 << 28;

    /** Deeper than any value the worker lets through, and far from a stack overflow of ours. */
    static final int NESTING = 1_000;

    private Frames() {}

    /** A message as it travels, prefix included. */
    public static byte[] frame(MessageLite message) {
        int size = message.getSerializedSize();
        byte[] frame = new byte[PREFIX + size];
        ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN).putInt(size);
        try {
            message.writeTo(CodedOutputStream.newInstance(frame, PREFIX, size));
        } catch (IOException impossible) {
            throw new UncheckedIOException("an array of the right size was too small", impossible);
        }
        return frame;
    }

    /** A bare length prefix, with no body behind it. */
    public static byte[] prefix(long length) {
        return ByteBuffer.allocate(PREFIX)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt((int) length)
                .array();
    }

    static long length(byte[] prefix) {
        return Integer.toUnsignedLong(
                ByteBuffer.wrap(prefix).order(ByteOrder.LITTLE_ENDIAN).getInt());
    }

    /** The event in a frame, prefix included. */
    static ChildEvent event(byte[] frame) throws IOException {
        return ChildEvent.parseFrom(body(frame));
    }

    static CodedInputStream body(byte[] frame) throws IOException {
        if (frame.length < PREFIX) {
            throw new IOException("a frame has at least " + PREFIX + " bytes, and this one " + frame.length);
        }
        CodedInputStream in = CodedInputStream.newInstance(frame, PREFIX, frame.length - PREFIX);
        in.setRecursionLimit(NESTING);
        return in;
    }
}
