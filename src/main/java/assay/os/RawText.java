package assay.os;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The system's texts, which need not be text: they are read as UTF-8, and a byte that is none is kept as half a surrogate
 * pair, by itself. Prevents a variable in another encoding from reaching a program as something else.
 */
public final class RawText {

    private static final int KEPT = 0xDC00;
    private static final int FIRST = 0x80;
    private static final int LAST = 0xFF;

    private RawText() {}

    /** Bytes as a text that {@link #encode} makes the same bytes of. */
    public static String decode(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        while (in.hasRemaining()) {
            CoderResult result = decoder.decode(in, out, true);
            for (int i = 0; result.isError() && i < result.length(); i++) {
                out.put((char) (KEPT + (in.get() & LAST)));
            }
        }
        return out.flip().toString();
    }

    /** The bytes of a text: its UTF-8, and each kept byte as it was. */
    public static byte[] encode(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(text.length() + text.length() / 2);
        text.codePoints().forEach(point -> {
            if (point >= KEPT + FIRST && point <= KEPT + LAST) {
                out.write(point - KEPT);
            } else {
                out.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
            }
        });
        return out.toByteArray();
    }
}
