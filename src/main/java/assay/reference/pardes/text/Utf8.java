package assay.reference.pardes.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * What counts as a character: a well-formed UTF-8 sequence, or a single byte where none begins.
 *
 * <p>No byte can begin one sequence and continue another, so where characters begin depends on at most three bytes before.
 */
public final class Utf8 {

    /** The most bytes a character has. */
    public static final int LONGEST = 4;

    /** Added to a byte that is no UTF-8, this gives a code point that no text can hold. */
    public static final int STRAY = 0xdc00;

    private Utf8() {}

    /** How many bytes the character has that begins here. */
    public static int length(byte[] text, int at, int end) {
        int lead = text[at] & 0xff;
        if (lead < 0xc2 || lead > 0xf4) {
            return 1;
        }
        int length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        if (at + length > end || !second(lead, text[at + 1] & 0xff)) {
            return 1;
        }
        for (int i = 2; i < length; i++) {
            if ((text[at + i] & 0xc0) != 0x80) {
                return 1;
            }
        }
        return length;
    }

    /** The second byte also rules out long forms, surrogates and what lies beyond the last code point. */
    private static boolean second(int lead, int second) {
        int lowest = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
        int highest = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
        return second >= lowest && second <= highest;
    }

    /** The code point of the character that begins here; a stray byte has one above {@link #STRAY}. */
    public static int codePoint(byte[] text, int at, int end) {
        int length = length(text, at, end);
        int lead = text[at] & 0xff;
        if (length == 1) {
            return lead < 0x80 ? lead : STRAY + lead;
        }
        int point = lead & 0x7f >> length;
        for (int i = 1; i < length; i++) {
            point = point << 6 | text[at + i] & 0x3f;
        }
        return point;
    }

    /** Whether a code point stands for a byte that is no UTF-8. */
    public static boolean isStray(int point) {
        return point >= STRAY + 0x80 && point <= STRAY + 0xff;
    }

    /** Whether a character begins here, or the text ends. */
    public static boolean begins(byte[] text, int at, int end) {
        for (int back = 1; back < LONGEST && back <= at; back++) {
            if (at < end && length(text, at - back, end) > back) {
                return false;
            }
        }
        return true;
    }

    /** How many characters these bytes hold. */
    public static int count(byte[] text, int from, int end) {
        if (Octets.areAscii(text, from, end)) {
            return Math.max(0, end - from);
        }
        int count = 0;
        int at = from;
        while (at < end) {
            at += text[at] >= 0 ? 1 : length(text, at, end);
            count++;
        }
        return count;
    }

    /** Where the n-th character after a place begins. */
    public static int skip(byte[] text, int from, int end, int characters) {
        int at = from;
        for (int left = characters; left > 0 && at < end; left--) {
            at += text[at] >= 0 ? 1 : length(text, at, end);
        }
        return at;
    }

    /** Whether all of it is text. */
    public static boolean isWellFormed(byte[] text) {
        for (int at = 0; at < text.length; ) {
            int length = length(text, at, text.length);
            if (length == 1 && text[at] < 0) {
                return false;
            }
            at += length;
        }
        return true;
    }

    /** Appends a character, stray bytes as they were. */
    public static void put(ByteArrayOutputStream out, int point) {
        if (point < 0x80) {
            out.write(point);
        } else if (isStray(point)) {
            out.write(point - STRAY);
        } else {
            byte[] bytes = Character.toString(point).getBytes(StandardCharsets.UTF_8);
            out.write(bytes, 0, bytes.length);
        }
    }
}
