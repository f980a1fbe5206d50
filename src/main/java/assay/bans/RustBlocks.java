package assay.bans;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** Finds the test blocks of Rust: what stands under an attribute that keeps it out of production. */
final class RustBlocks extends Code {

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

    @Override
    int past(int at) {
        return switch (text[at]) {
            case '/' -> is(at + 1, '/') ? lineEnd(at) : is(at + 1, '*') ? pastComment(at) : at;
            case '"' -> pastQuoted(at, false);
            case '\'' -> pastCharacter(at);
            case 'r' -> pastRaw(at);
            default -> at;
        };
    }

    /** Comments of this kind stand within each other. */
    private int pastComment(int from) {
        int depth = 0;
        int at = from;
        while (at < length) {
            if (is(at, '/') && is(at + 1, '*')) {
                depth++;
                at += 2;
            } else if (is(at, '*') && is(at + 1, '/')) {
                depth--;
                at += 2;
                if (depth == 0) {
                    return at;
                }
            } else {
                at++;
            }
        }
        return length;
    }

    /** A quote begins a character, or the name of a lifetime, which no quote ends. */
    private int pastCharacter(int at) {
        if (is(at + 1, '\\')) {
            return pastQuoted(at, true);
        }
        int next = at + 2;
        while (next < length && (text[next] & 0xc0) == 0x80) {
            next++;
        }
        return is(next, '\'') ? next + 1 : at + 1;
    }

    /** A raw string ends with as many hashes as it begins with; a raw name has one and no quote. */
    private int pastRaw(int at) {
        boolean prefixed = (is(at - 1, 'b') || is(at - 1, 'c')) && !inName(at - 2);
        if (at > 0 && inName(at - 1) && !prefixed) {
            return at;
        }
        int quote = at + 1;
        while (is(quote, '#')) {
            quote++;
        }
        if (!is(quote, '"')) {
            return at;
        }
        int hashes = quote - at - 1;
        int end = quote + 1;
        while (end < length && !(text[end] == '"' && hashesAt(end + 1, hashes))) {
            end++;
        }
        return Math.min(end + 1 + hashes, length);
    }

    private boolean hashesAt(int at, int wanted) {
        for (int i = 0; i < wanted; i++) {
            if (!is(at + i, '#')) {
                return false;
            }
        }
        return true;
    }
}
