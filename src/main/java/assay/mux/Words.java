package assay.mux;

import java.nio.charset.StandardCharsets;

/** Text of any kind on one printable line. */
final class Words {

    private static final int LONGEST = 2_000;

    private Words() {}

    /** A word as it is where that is readable, and quoted otherwise. */
    static String quoted(String word) {
        return word.matches("[\\w./:=@+-]+") ? word : quoted(word.getBytes(StandardCharsets.UTF_8));
    }

    static String quoted(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        StringBuilder line = new StringBuilder("\"");
        text.codePoints().limit(LONGEST).forEach(each -> line.append(printable(each)));
        return line + (text.length() > LONGEST ? "…\" (" + bytes.length + " bytes)" : "\"");
    }

    private static String printable(int each) {
        return switch (each) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default -> Character.isISOControl(each) ? String.format("\\x%02x", each) : Character.toString(each);
        };
    }
}
