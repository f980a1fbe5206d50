package assay.bans;

/** A source text in which comments and literals are told from code, so that brackets can be counted. */
abstract class Code {

    /** Says that something has no end. */
    static final int NONE = -1;

    final byte[] text;
    final int length;

    Code(byte[] text, int length) {
        this.text = text;
        this.length = length;
    }

    /** The end of the comment or literal that begins here, or the place itself if none does. */
    abstract int past(int at);

    final boolean is(int at, char wanted) {
        return at >= 0 && at < length && text[at] == wanted;
    }

    final boolean is(int at, byte[] wanted) {
        if (at + wanted.length > length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (text[at + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a name goes on here. */
    final boolean inName(int at) {
        return at >= 0 && at < length && (Character.isLetterOrDigit(text[at]) || text[at] == '_' || text[at] < 0);
    }

    final boolean blank(int at) {
        return is(at, ' ') || is(at, '\t') || is(at, '\r') || is(at, '\n');
    }

    final int lineEnd(int at) {
        int end = at;
        while (end < length && text[end] != '\n') {
            end++;
        }
        return end;
    }

    /** Behind the quote that closes what one opened here; a backslash takes the next byte along. */
    final int pastQuoted(int at, boolean withinLine) {
        byte quote = text[at];
        int end = at + 1;
        while (end < length && text[end] != quote) {
            if (withinLine && text[end] == '\n') {
                return end;
            }
            end += text[end] == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, length);
    }

    /** What a byte does to the depth of brackets. */
    static int step(byte each) {
        return switch (each) {
            case '(', '[', '{' -> 1;
            case ')', ']', '}' -> -1;
            default -> 0;
        };
    }
}
