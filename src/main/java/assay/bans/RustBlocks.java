package assay.bans;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** Finds the test blocks of Rust: what stands under an attribute that keeps it out of production. */
final class RustBlocks extends RustCode {

    /** After one of these a comma ends nothing: it may part the parameters of a type. */
    private static final Set<String> ITEMS = Set.of(
            "async", "const", "enum", "extern", "fn", "impl", "let", "mod", "static", "struct", "trait", "type", "unsafe", "use");

    private final List<byte[]> openers;

    RustBlocks(byte[] text, int length, List<byte[]> openers) {
        super(text, length);
        this.openers = openers;
    }

    Spans find() {
        Spans spans = new Spans();
        int at = 0;
        while (at < length) {
            int past = past(at);
            byte[] opener = is(at, '#') ? opener(at) : null;
            if (opener != null) {
                int end = end(at + opener.length);
                past = end == NONE ? at + opener.length : end;
                if (end != NONE) {
                    spans.add(at, end);
                }
            }
            at = Math.max(past, at + 1);
        }
        return spans;
    }

    private byte[] opener(int at) {
        for (byte[] opener : openers) {
            if (is(at, opener)) {
                return opener;
            }
        }
        return null;
    }

    /** The end of what an attribute stands on. */
    private int end(int from) {
        int at = pastAttributes(from);
        boolean item = ITEMS.contains(firstWord(at));
        int depth = 0;
        while (at < length) {
            int past = past(at);
            if (past > at) {
                at = past;
                continue;
            }
            depth += step(text[at]);
            if (depth < 0) {
                return at;
            }
            if (depth == 0 && (is(at, '}') || is(at, ';') || !item && is(at, ','))) {
                return at + 1;
            }
            at++;
        }
        return NONE;
    }

    private int pastAttributes(int from) {
        int at = pastBlanks(from);
        while (is(at, '#') && is(at + 1, '[')) {
            at = pastBlanks(pastBrackets(at + 1));
        }
        return at;
    }

    private int pastBlanks(int from) {
        int at = from;
        while (blank(at) || is(at, '/') && past(at) > at) {
            at = blank(at) ? at + 1 : past(at);
        }
        return at;
    }

    private int pastBrackets(int from) {
        int depth = 0;
        int at = from;
        while (at < length) {
            int past = past(at);
            if (past == at) {
                depth += step(text[at]);
                past = at + 1;
            }
            at = past;
            if (depth == 0) {
                return at;
            }
        }
        return at;
    }

    /** Who may see a thing is said before what it is. */
    private String firstWord(int from) {
        String word = word(from);
        if (!word.equals("pub")) {
            return word;
        }
        int at = pastBlanks(from + word.length());
        return word(is(at, '(') ? pastBlanks(pastBrackets(at)) : at);
    }

    private String word(int from) {
        int to = from;
        while (inName(to)) {
            to++;
        }
        return new String(text, Math.min(from, length), to - Math.min(from, to), StandardCharsets.UTF_8);
    }
}
