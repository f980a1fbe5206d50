package assay.reference.pardes.text;

import java.nio.charset.StandardCharsets;

/** Text made safe for one line: whatever would break the line, or is no text, is spelled out. */
public final class Shown {

    private static final int QUOTED = 64;

    private Shown() {}

    /** A text in which every character is printable and none ends a line. */
    public static String of(byte[] text) {
        StringBuilder out = new StringBuilder(text.length);
        for (int at = 0; at < text.length; at += Utf8.length(text, at, text.length)) {
            spell(Utf8.codePoint(text, at, text.length), out);
        }
        return out.toString();
    }

    /** The same of words; characters that only half a pair stands for are shown as bytes that are no text. */
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void spell(int point, StringBuilder out) {
        if (Utf8.isStray(point)) {
            hex(point - Utf8.STRAY, out);
        } else if (point < 0x20 || point == 0x7f) {
            hex(point, out);
        } else if (point >= 0x80 && point <= 0x9f || point == 0x2028 || point == 0x2029) {
            out.append("\\u{").append(Integer.toHexString(point)).append('}');
        } else {
            out.appendCodePoint(point);
        }
    }

    private static void hex(int value, StringBuilder out) {
        out.append("\\x").append(Character.forDigit(value >> 4, 16)).append(Character.forDigit(value & 15, 16));
    }

    /** A text in quotes, cut where it is long, so that what it holds cannot be taken for the sentence around it. */
    public static String quoted(byte[] text) {
        StringBuilder out = new StringBuilder("\"");
        int at = 0;
        for (int left = QUOTED; at < text.length && left > 0; left--) {
            int point = Utf8.codePoint(text, at, text.length);
            if (point == '"' || point == '\\') {
                out.append('\\');
            }
            spell(point, out);
            at += Utf8.length(text, at, text.length);
        }
        return out.append(at < text.length ? "...\"" : "\"").toString();
    }

    /** Words in quotes. */
    public static String quoted(String text) {
        return quoted(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A line cut to a number of bytes of UTF-8, between two characters. */
    public static String cut(String line, int bytes) {
        byte[] whole = line.getBytes(StandardCharsets.UTF_8);
        if (whole.length <= bytes) {
            return line;
        }
        int end = bytes;
        while (end > 0 && !Utf8.begins(whole, end, whole.length)) {
            end--;
        }
        return new String(whole, 0, end, StandardCharsets.UTF_8);
    }
}
