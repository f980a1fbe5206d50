package assay.ninep;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes fields on a printed line, each behind its name. */
final class LineWriter implements FieldWriter {

    private static final String PLAIN = "[A-Za-z0-9._/@=:+-]+";

    private final StringBuilder line;

    LineWriter(String head) {
        this.line = new StringBuilder(head);
    }

    private LineWriter field(String name, String value) {
        line.append(' ').append(name).append(' ').append(value);
        return this;
    }

    @Override
    public FieldWriter u8(String name, int value) {
        return field(name, Integer.toString(value));
    }

    @Override
    public FieldWriter u16(String name, int value) {
        return field(name, Integer.toString(value));
    }

    @Override
    public FieldWriter u32(String name, int value) {
        return field(name, Integer.toUnsignedString(value));
    }

    @Override
    public FieldWriter u64(String name, long value) {
        return field(name, Long.toUnsignedString(value));
    }

    @Override
    public FieldWriter string(String name, String value) {
        return field(name, word(value));
    }

    @Override
    public FieldWriter data(String name, byte[] value) {
        return field(name, quoted(Text.decode(value)));
    }

    @Override
    public FieldWriter names(String name, List<String> value) {
        return field(name, value.stream().map(LineWriter::word).collect(Collectors.joining(" ", "[", "]")));
    }

    @Override
    public FieldWriter qid(String name, Qid value) {
        return field(name, qid(value));
    }

    @Override
    public FieldWriter qids(String name, List<Qid> value) {
        return field(name, value.stream().map(LineWriter::qid).collect(Collectors.joining(" ", "[", "]")));
    }

    @Override
    public FieldWriter dir(String name, Dir value) {
        line.append(' ').append(name).append(" {");
        value.write(this);
        line.append(" }");
        return this;
    }

    private static String qid(Qid qid) {
        return "(" + Long.toUnsignedString(qid.path()) + " " + Integer.toUnsignedString(qid.vers()) + " " + qid.type() + ")";
    }

    private static String word(String text) {
        return text.matches(PLAIN) ? text : quoted(text);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(each -> {
            if (each == '"' || each == '\\') {
                quoted.append('\\').appendCodePoint(each);
            } else if (each == '\n') {
                quoted.append("\\n");
            } else if (printable(each)) {
                quoted.appendCodePoint(each);
            } else {
                bytes(each).forEach(one -> quoted.append(String.format("\\x%02x", one)));
            }
        });
        return quoted.append('"').toString();
    }

    private static List<Byte> bytes(int each) {
        List<Byte> bytes = new ArrayList<>();
        for (byte one : Text.encode(Character.toString(each))) {
            bytes.add(one);
        }
        return bytes;
    }

    /** Whether a character shows as itself wherever the line is printed. */
    private static boolean printable(int each) {
        return switch (Character.getType(each)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    @Override
    public String toString() {
        return line.toString();
    }
}
