package assay.channel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * What a transcript keeps of a message that is too large to keep.
 *
 * @param length in bytes
 * @param sha256 of the whole message, in lower-case hexadecimal
 */
public record Excerpt(byte[] head, byte[] tail, long length, String sha256) {

    private static final int END = 48;

    static Excerpt of(byte[] bytes) {
        return new Excerpt(
                Arrays.copyOf(bytes, END),
                Arrays.copyOfRange(bytes, bytes.length - END, bytes.length),
                bytes.length,
                digest(bytes));
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    @Override
    public String toString() {
        return length + " bytes, SHA-256 " + sha256 + ", from " + readable(head) + " to " + readable(tail);
    }

    private static String readable(byte[] bytes) {
        return '"' + new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("[^ -~]", ".") + '"';
    }
}
