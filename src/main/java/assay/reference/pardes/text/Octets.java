package assay.reference.pardes.text;

import java.nio.ByteBuffer;

/** Questions to bytes, eight of them at a time: texts are long, and most hold nothing but ASCII. */
final class Octets {

    private static final int AT_A_TIME = Long.BYTES;
    private static final long EACH = 0x0101_0101_0101_0101L;
    private static final long HIGHEST = 0x80 * EACH;
    private static final long OTHERS = 0x7f * EACH;

    private Octets() {}

    /** Whether all are ASCII. */
    static boolean areAscii(byte[] text, int from, int end) {
        ByteBuffer octets = ByteBuffer.wrap(text);
        int at = from;
        for (; at <= end - AT_A_TIME; at += AT_A_TIME) {
            if ((octets.getLong(at) & HIGHEST) != 0) {
                return false;
            }
        }
        while (at < end && text[at] >= 0) {
            at++;
        }
        return at >= end;
    }

    /** How many of them are this one, which is ASCII. */
    static int count(byte wanted, byte[] text, int from, int end) {
        ByteBuffer octets = ByteBuffer.wrap(text);
        long all = wanted * EACH;
        int count = 0;
        int at = from;
        for (; at <= end - AT_A_TIME; at += AT_A_TIME) {
            long differ = octets.getLong(at) ^ all;
            // A byte's highest bit stays clear here only if none of its bits was set.
            count += Long.bitCount(~((differ & OTHERS) + OTHERS | differ) & HIGHEST);
        }
        for (; at < end; at++) {
            count += text[at] == wanted ? 1 : 0;
        }
        return count;
    }
}
