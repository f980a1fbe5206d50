package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A command line: its first word and the rest, without the blanks around them.
 *
 * @param word as characters of one byte each: no command is called anything else
 */
public record Line(String word, byte[] argument) {

    /** Blanks are these five and no others. */
    public static boolean isBlank(int one) {
        return one == ' ' || one == '\t' || one == '\r' || one == 0x0b || one == '\f';
    }

    /** Bytes without the blanks around them. */
    public static byte[] strip(byte[] text) {
        return strip(text, 0, text.length);
    }

    public static byte[] strip(byte[] text, int from, int to) {
        int begin = from;
        int end = to;
        while (begin < end && isBlank(text[begin])) {
            begin++;
        }
        while (end > begin && isBlank(text[end - 1])) {
            end--;
        }
        return Arrays.copyOfRange(text, begin, end);
    }

    public static Line of(byte[] stripped) {
        int end = 0;
        while (end < stripped.length && !isBlank(stripped[end])) {
            end++;
        }
        String word = new String(stripped, 0, end, StandardCharsets.ISO_8859_1);
        return new Line(word, strip(stripped, end, stripped.length));
    }

    boolean hasArgument() {
        return argument.length > 0;
    }

    /** The argument, as characters of one byte each. */
    String words() {
        return new String(argument, StandardCharsets.ISO_8859_1);
    }
}
