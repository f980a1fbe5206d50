package assay.ninep;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The texts of 9P, which are UTF-8 but may hold any bytes.
 *
 * <p>A byte that is no part of a character is kept as one of the code units U+DC80 to U+DCFF, which no proper text holds
 * by themselves; so every text comes back byte for byte.
 */
public final class Text {

    private static final int STRAY = 0xdc00;

    private Text() {}

    /** Reads bytes as a text. */
    public static String decode(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        for (CoderResult result = decoder.decode(in, out, true); result.isError(); result = decoder.decode(in, out, true)) {
            // One byte at a time: what follows it may begin a character.
            out.put((char) (STRAY + (in.get() & 0xff)));
        }
        return out.flip().toString();
    }

    /** Whether a code unit stands for a byte that is no part of a character. */
    static boolean stray(int unit) {
        return unit >= STRAY + 0x80 && unit <= STRAY + 0xff;
    }

    /**
     * The bytes of a text.
     *
     * @throws IllegalArgumentException if it holds half a character that stands for no byte
     */
    public static byte[] encode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        text.codePoints().forEach(each -> {
            if (each < 0x80) {
                bytes.write(each);
            } else if (stray(each)) {
                bytes.write(each - STRAY);
            } else if (each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE) {
                throw new IllegalArgumentException("a text for 9P holds half a character: " + Integer.toHexString(each));
            } else {
                bytes.writeBytes(Character.toString(each).getBytes(StandardCharsets.UTF_8));
            }
        });
        return bytes.toByteArray();
    }
}
