package assay.monkey.operation;

/** Reads an Edit command just so far as to know which letters are commands and which are text. */
final class EditText {

    private static final String WORD = "Edit ";
    /** Commands that reach files or shells. */
    private static final String REACHING = "bBDefnqrwX!<>|";
    private static final String DELIMITED_TWICE = "s";
    private static final String DELIMITED = "acixygv";

    private final String text;
    private int at = WORD.length();

    private EditText(String text) {
        this.text = text;
    }

    /** Whether a text is one Edit command that could reach neither a file nor a shell. */
    static boolean harmless(String text) {
        return text.startsWith(WORD) && new EditText(text).harmless();
    }

    private boolean harmless() {
        while (at < text.length()) {
            char each = text.charAt(at++);
            if (REACHING.indexOf(each) >= 0) {
                return false;
            }
            if (each == '/' || each == '?') {
                skip(each);
            } else if ((DELIMITED + DELIMITED_TWICE).indexOf(each) >= 0) {
                skipArguments(each);
            }
        }
        return true;
    }

    private void skipArguments(char command) {
        while (command == 's' && at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '/') {
            at++;
            skip('/');
            if (command == 's') {
                skip('/');
            }
        }
    }

    /** Behind the next delimiter. A line's end closes nothing here: what follows it is taken for commands, which is safe. */
    private void skip(char delimiter) {
        while (at < text.length() && text.charAt(at) != delimiter && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(at + 1, text.length());
    }
}
