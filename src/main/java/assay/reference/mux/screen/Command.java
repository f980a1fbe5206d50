package assay.reference.mux.screen;

import java.nio.charset.StandardCharsets;

/** An operating system command (OSC): its number, -1 if it has none, and its text. */
record Command(int number, String text) {

    /** The longest title, in characters. */
    static final int TITLE = 255;

    private static final int DIGITS = 5;

    static Command read(Bytes string) {
        String all = new String(string.buffer(), 0, string.size(), StandardCharsets.UTF_8);
        int end = all.indexOf(';');
        String number = end < 0 ? all : all.substring(0, end);
        return new Command(number(number), end < 0 ? "" : all.substring(end + 1));
    }

    private static int number(String text) {
        boolean digits = !text.isEmpty() && text.length() <= DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text) : -1;
    }

    /** The text as a title: no controls, and of a bounded length. */
    String title() {
        StringBuilder title = new StringBuilder();
        text.codePoints().filter(c -> !Character.isISOControl(c)).limit(TITLE).forEach(title::appendCodePoint);
        return title.toString();
    }
}
