package assay.report;

/**
 * The visible spelling of text: what would vanish, reorder its neighbours or break a document is shown as a sign.
 *
 * <p>C0 controls become their control pictures; what has no picture becomes its {@code \}{@code u} escape. Line feeds
 * and tabs stay.
 */
public final class Visible {

    private static final int PICTURES = 0x2400;
    private static final char PICTURE_OF_DELETE = '\u2421';

    private Visible() {}

    public static String text(String text) {
        if (text.codePoints().noneMatch(Visible::hidden)) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> append(shown, point));
        return shown.toString();
    }

    /** The same of a text that may be too long for whoever reads it: its beginning, and how much is missing. */
    public static String beginning(String text, int most) {
        String shown = text(text);
        if (shown.length() <= most) {
            return shown;
        }
        int end = Character.isHighSurrogate(shown.charAt(most - 1)) ? most - 1 : most;
        return shown.substring(0, end) + "… (" + (shown.length() - end) + " more characters)";
    }

    private static void append(StringBuilder shown, int point) {
        if (!hidden(point)) {
            shown.appendCodePoint(point);
        } else if (point < ' ') {
            shown.append((char) (PICTURES + point));
        } else if (point == 0x7f) {
            shown.append(PICTURE_OF_DELETE);
        } else {
            shown.append(String.format(point > 0xffff ? "\\u{%x}" : "\\u%04x", point));
        }
    }

    private static boolean hidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL -> point != '\n' && point != '\t';
            case Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            // Joiners shape emoji and whole scripts; the other format characters reorder or hide text.
            case Character.FORMAT -> point != 0x200c && point != 0x200d && point != 0xad;
            default -> (point & 0xfffe) == 0xfffe || (point >= 0xfdd0 && point <= 0xfdef);
        };
    }
}
