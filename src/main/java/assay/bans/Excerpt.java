package assay.bans;

import java.nio.charset.StandardCharsets;

/** A piece of a text as it can be shown: on one line, whatever bytes it is made of. */
final class Excerpt {

    private static final int LONGEST = 160;
    private static final int BEFORE = 60;

    private Excerpt() {}

    /** The line between two places; of a long one, what stands around a third. */
    static String of(byte[] text, int from, int to, int around) {
        int begin = to - from <= LONGEST ? from : Math.max(from, around - BEFORE);
        int end = Math.min(to, begin + LONGEST);
        String shown = plain(new String(text, begin, end - begin, StandardCharsets.UTF_8).strip());
        return (begin > from ? "… " : "") + shown + (end < to ? " …" : "");
    }

    /** A line end, a terminal's control or a character that cannot be read becomes a point. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(each -> plain.appendCodePoint(isPlain(each) ? each : '·'));
        return plain.toString();
    }

    private static boolean isPlain(int each) {
        int type = Character.getType(each);
        return each == '\t' || !Character.isISOControl(each) && each != 0xfffd && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR && type != Character.FORMAT && type != Character.SURROGATE;
    }
}
