package assay.reference.pardes.text;

import java.util.Arrays;
import java.util.List;

/**
 * A stretch of a text with its counts. No character reaches over its end.
 *
 * @param characters how many characters it holds
 * @param breaks how many line feeds it holds
 */
record Block(byte[] bytes, int characters, int breaks) {

    /** What a stretch is cut to. */
    static final int USUAL = 4096;

    /** The most it grows to before it is cut. */
    static final int MOST = 2 * USUAL;

    static Block of(byte[] bytes) {
        return new Block(bytes, Utf8.count(bytes, 0, bytes.length), breaks(bytes, 0, bytes.length));
    }

    static int breaks(byte[] text, int from, int end) {
        return Octets.count((byte) '\n', text, from, end);
    }

    /** Cuts bytes into blocks, between characters. */
    static void cut(byte[] text, List<Block> into) {
        int from = 0;
        while (text.length - from > MOST) {
            int end = from + USUAL;
            while (!Utf8.begins(text, end, text.length)) {
                end--;
            }
            into.add(of(Arrays.copyOfRange(text, from, end)));
            from = end;
        }
        if (from < text.length) {
            into.add(of(from == 0 ? text : Arrays.copyOfRange(text, from, text.length)));
        }
    }

    boolean plain() {
        return characters == bytes.length;
    }

    /** How many characters end at or before a place in it. */
    int character(int offset) {
        int whole = offset;
        while (!Utf8.begins(bytes, whole, bytes.length)) {
            whole--;
        }
        return plain() ? offset : Utf8.count(bytes, 0, whole);
    }

    int offset(int character) {
        return plain() ? character : Utf8.skip(bytes, 0, bytes.length, character);
    }

    /** The place just behind its n-th line feed, counted from 1. */
    int behind(int breaks) {
        int left = breaks;
        int at = 0;
        while (left > 0) {
            if (bytes[at++] == '\n') {
                left--;
            }
        }
        return at;
    }
}
