package assay.reference.pardes.edit;

import assay.reference.pardes.text.Utf8;

/** Reads a command's text, a character at a time. */
final class Scan {

    /** What is read at the end. */
    static final int END = -1;

    private final byte[] text;
    private final int end;
    private int at;

    Scan(byte[] text, int from, int end) {
        this.text = text;
        this.at = from;
        this.end = end;
    }

    int at() {
        return at;
    }

    void back(int place) {
        at = place;
    }

    int peek() {
        return at < end ? Utf8.codePoint(text, at, end) : END;
    }

    int next() {
        int point = peek();
        if (point != END) {
            at += Utf8.length(text, at, end);
        }
        return point;
    }

    boolean take(int point) {
        if (peek() != point) {
            return false;
        }
        next();
        return true;
    }

    void skipBlanks() {
        while (isBlank(peek())) {
            next();
        }
    }

    boolean atDigit() {
        return isDigit(peek());
    }

    /** A number, as large as one gets where it would be larger. */
    int number() {
        long value = 0;
        while (atDigit()) {
            value = Math.min(Integer.MAX_VALUE, value * 10 + next() - '0');
        }
        return (int) value;
    }

    static boolean isBlank(int point) {
        return point == ' ' || point == '\t';
    }

    static boolean isDigit(int point) {
        return point >= '0' && point <= '9';
    }
}
