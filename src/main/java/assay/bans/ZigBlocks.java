package assay.bans;

import java.util.List;

/** Finds the test blocks of Zig: each begins with its word at the first column, and ends with its brace. */
final class ZigBlocks extends Code {

    private static final int MARK = 3;

    private final List<byte[]> openers;

    ZigBlocks(byte[] text, int length, List<byte[]> openers) {
        super(text, length);
        this.openers = openers;
    }

    Spans find() {
        Spans spans = new Spans();
        int line = marked() ? MARK : 0;
        while (line < length) {
            int end = opened(line) ? end(line) : NONE;
            if (end != NONE) {
                spans.add(line, end);
            }
            line = lineEnd(end == NONE ? line : end - 1) + 1;
        }
        return spans;
    }

    /** Editors of one system put a mark of three bytes before the first column. */
    private boolean marked() {
        return length >= MARK && (text[0] & 0xff) == 0xef && (text[1] & 0xff) == 0xbb && (text[2] & 0xff) == 0xbf;
    }

    private boolean opened(int line) {
        for (byte[] opener : openers) {
            if (is(line, opener) && !inName(line + opener.length)) {
                return true;
            }
        }
        return false;
    }

    /** A brace at the first column ends it too, whatever is still open. */
    private int end(int line) {
        int depth = 0;
        int at = line;
        while (at < length) {
            int past = past(at);
            if (past > at) {
                at = past;
                continue;
            }
            depth += step(text[at]);
            boolean closing = is(at, '}') && (depth <= 0 || text[at - 1] == '\n');
            if (closing || depth <= 0 && is(at, ';')) {
                return at + 1;
            }
            at++;
        }
        return NONE;
    }

    @Override
    int past(int at) {
        return switch (text[at]) {
            case '/' -> is(at + 1, '/') ? lineEnd(at) : at;
            case '\\' -> is(at + 1, '\\') ? lineEnd(at) : at;
            case '"', '\'' -> pastQuoted(at, true);
            default -> at;
        };
    }
}
