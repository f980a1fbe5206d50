package assay.monkey.operation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import assay.ninep.Text;

/**
 * Bytes in quotes, as a person reads and writes them: characters that show as themselves, {@code \n}, {@code \\} and
 * {@code \"}, and {@code \xHH} for each other byte. What is one text over and over is written once, with the count: {@code
 * "x"*70000}.
 */
final class Quoted {

    private static final int WORTH_COUNTING = 80;
    private static final int LONGEST_PERIOD = 32;
    /** Far beyond any message; a person may have written any count. */
    private static final int LONGEST = 1 << 24;

    private static final int SHOWN = 100;

    private Quoted() {}

    static String print(byte[] bytes) {
        int period = bytes.length < WORTH_COUNTING ? 0 : period(bytes);
        if (period == 0) {
            return quoted(bytes);
        }
        int whole = bytes.length / period;
        String counted = quoted(Arrays.copyOf(bytes, period)) + "*" + whole;
        return whole * period == bytes.length
                ? counted
                : counted + "+" + quoted(Arrays.copyOfRange(bytes, whole * period, bytes.length));
    }

    /** After how many bytes they start over, all but a last part that is shorter; 0 if they do not. */
    private static int period(byte[] bytes) {
        for (int period = 1; period <= LONGEST_PERIOD; period++) {
            int whole = bytes.length / period * period;
            if (Arrays.equals(bytes, 0, whole - period, bytes, period, whole)) {
                return period;
            }
        }
        return 0;
    }

    private static String quoted(byte[] bytes) {
        StringBuilder quoted = new StringBuilder("\"");
        Text.decode(bytes).codePoints().forEach(each -> add(quoted, each));
        return quoted.append('"').toString();
    }

    private static void add(StringBuilder quoted, int each) {
        if (each == '"' || each == '\\') {
            quoted.append('\\').appendCodePoint(each);
        } else if (each == '\n') {
            quoted.append("\\n");
        } else if (each >= ' ' && each < 0x7f || each > 0xa0 && Character.isLetterOrDigit(each)) {
            quoted.appendCodePoint(each);
        } else {
            for (byte one : Text.encode(Character.toString(each))) {
                quoted.append(String.format("\\x%02x", one));
            }
        }
    }

    /** @throws IllegalArgumentException if it is not what is printed here */
    static byte[] parse(String printed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int at = 0;
        while (at < printed.length()) {
            int end = end(printed, at);
            byte[] part = unquoted(printed.substring(at + 1, end));
            int next = behindCount(printed, end + 1);
            add(bytes, part, count(printed.substring(end + 1, next)));
            at = next < printed.length() && printed.charAt(next) == '+' ? next + 1 : next;
        }
        return bytes.toByteArray();
    }

    private static void add(ByteArrayOutputStream bytes, byte[] part, int times) {
        if (bytes.size() + (long) part.length * times > LONGEST) {
            throw new IllegalArgumentException("a text of more than " + LONGEST + " bytes fits no message");
        }
        for (int left = times; left > 0; left--) {
            bytes.writeBytes(part);
        }
    }

    /** Where the text that begins at a place is closed. */
    static int end(String line, int from) {
        for (int at = from + 1; line.charAt(from) == '"' && at < line.length(); at++) {
            if (line.charAt(at) == '"') {
                return at;
            }
            at += line.charAt(at) == '\\' ? 1 : 0;
        }
        throw new IllegalArgumentException("there is no text in quotes at: "
                + line.substring(from, Math.min(line.length(), from + SHOWN)));
    }

    static int behindCount(String line, int from) {
        int at = from;
        if (at < line.length() && line.charAt(at) == '*') {
            at++;
            while (at < line.length() && Character.isDigit(line.charAt(at))) {
                at++;
            }
        }
        return at;
    }

    private static int count(String counted) {
        if (counted.isEmpty()) {
            return 1;
        }
        if (!counted.matches("\\*\\d{1,9}")) {
            throw new IllegalArgumentException("'" + counted + "' is no count of a text");
        }
        return Integer.parseInt(counted.substring(1));
    }

    private static byte[] unquoted(String inside) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int at = 0; at < inside.length(); ) {
            at = inside.charAt(at) == '\\' ? escaped(inside, at + 1, bytes) : plain(inside, at, bytes);
        }
        return bytes.toByteArray();
    }

    private static int plain(String inside, int at, ByteArrayOutputStream bytes) {
        int each = inside.codePointAt(at);
        bytes.writeBytes(Character.toString(each).getBytes(StandardCharsets.UTF_8));
        return at + Character.charCount(each);
    }

    private static int escaped(String inside, int at, ByteArrayOutputStream bytes) {
        if (inside.charAt(at) == 'x' && !(isDigit(inside, at + 1) && isDigit(inside, at + 2))) {
            throw new IllegalArgumentException("behind \\x stand two digits of a byte");
        }
        if (inside.charAt(at) == 'x') {
            bytes.write(Integer.parseInt(inside.substring(at + 1, at + 3), 16));
            return at + 3;
        }
        if ("n\"\\".indexOf(inside.charAt(at)) < 0) {
            throw new IllegalArgumentException("there is no escape \\" + inside.charAt(at));
        }
        bytes.write(inside.charAt(at) == 'n' ? '\n' : inside.charAt(at));
        return at + 1;
    }

    private static boolean isDigit(String inside, int at) {
        return at < inside.length() && Character.digit(inside.charAt(at), 16) >= 0;
    }
}
