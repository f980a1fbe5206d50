package assay.bans;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** A text that a ban looks for, byte by byte. */
final class Needle {

    private final String words;
    private final byte[] bytes;
    private final boolean anyCase;

    private Needle(String words, byte[] bytes, boolean anyCase) {
        this.words = words;
        this.bytes = bytes;
        this.anyCase = anyCase;
    }

    static Needle text(String text, boolean anyCase) {
        return new Needle(text, text.getBytes(StandardCharsets.UTF_8), anyCase);
    }

    /**
     * Bytes that no text spells.
     *
     * @throws IllegalArgumentException if these are no hexadecimal digits, two for each byte, with blanks between bytes
     */
    static Needle bytes(String digits) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(digits);
        for (byte each : bytes) {
            if (each == '\n') {
                throw new IllegalArgumentException("the byte 0a ends a line and is never found within one");
            }
        }
        return new Needle("byte " + digits, bytes, false);
    }

    int length() {
        return bytes.length;
    }

    byte at(int index) {
        return bytes[index];
    }

    /** Whether capital letters of ASCII and small ones are the same to it. */
    boolean anyCase() {
        return anyCase;
    }

    /** Whether it stands in a text at a place where it fits, letter for letter as its case demands. */
    boolean standsIn(byte[] text, int from) {
        for (int i = 0; i < bytes.length; i++) {
            if (anyCase ? small(text[from + i]) != small(bytes[i]) : text[from + i] != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether every text that holds the other one holds this one as well. */
    boolean isWithin(Needle other) {
        if (!anyCase && other.anyCase && hasLetters()) {
            return false;
        }
        for (int from = 0; from + bytes.length <= other.bytes.length; from++) {
            if (standsIn(other.bytes, from)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasLetters() {
        for (byte each : bytes) {
            if (small(each) >= 'a' && small(each) <= 'z') {
                return true;
            }
        }
        return false;
    }

    static int small(byte each) {
        return each >= 'A' && each <= 'Z' ? each + ('a' - 'A') : each;
    }

    /** As the rule file spells it. */
    @Override
    public String toString() {
        return words;
    }
}
