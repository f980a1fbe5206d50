package assay.reference.mux.protocol;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One message between the daemon and a client: the length of its body in four bytes, its kind in one, the body.
 *
 * @param body at most {@link #LARGEST} bytes
 */
public record Frame(Kind kind, byte[] body) {

    /** The largest body; a peer that announces more is no client of ours. */
    public static final int LARGEST = 1 << 20;

    static final int HEADER = 5;

    public Frame {
        if (body.length > LARGEST) {
            throw new IllegalArgumentException("a frame of " + body.length + " bytes, where " + LARGEST + " is the most");
        }
    }

    /** A frame whose body is text. */
    public static Frame text(Kind kind, String text) {
        return new Frame(kind, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A frame whose body is a list of words. */
    public static Frame words(Kind kind, List<String> words) {
        return new Frame(kind, Words.write(words));
    }

    public String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    public List<String> words() throws Malformed {
        return Words.read(body);
    }

    /** The whole frame as it goes over the wire. */
    public byte[] wire() {
        return ByteBuffer.allocate(HEADER + body.length)
                .putInt(body.length)
                .put(kind.code())
                .put(body)
                .array();
    }
}
