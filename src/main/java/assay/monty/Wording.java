package assay.monty;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.google.protobuf.Message;
import com.google.protobuf.TextFormat;

/** Messages of the wire as text on one line, without a character that a terminal or a page would obey, and back. */
final class Wording {

    private static final TextFormat.Printer PRINTER =
            TextFormat.printer().escapingNonAscii(false).emittingSingleLine(true);
    private static final TextFormat.Parser PARSER =
            TextFormat.Parser.newBuilder().setRecursionLimit(Frames.NESTING).build();

    private Wording() {}

    /** Letters of all scripts stay readable; a control can only stand inside a string, where it may be escaped. */
    static String print(Message message) {
        String text = PRINTER.printToString(message).strip();
        StringBuilder escaped = new StringBuilder(text.length());
        text.chars().forEach(each -> append(escaped, (char) each));
        return escaped.toString();
    }

    private static void append(StringBuilder text, char each) {
        if (obeyed(each)) {
            for (byte unit : String.valueOf(each).getBytes(StandardCharsets.UTF_8)) {
                text.append('\\').append(Integer.toOctalString(unit & 0xff | 0x200).substring(1));
            }
        } else {
            text.append(each);
        }
    }

    private static boolean obeyed(char each) {
        int type = Character.getType(each);
        return type == Character.CONTROL || type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
    }

    static void parse(String text, Message.Builder into) throws IOException {
        PARSER.merge(text, into);
    }

    static void parse(byte[] frame, Message.Builder into) throws IOException {
        into.mergeFrom(Frames.body(frame));
    }
}
