package assay.bans;

/** A Rust text, in which comments stand within each other and strings may be raw. */
abstract class RustCode extends Code {

    RustCode(byte[] text, int length) {
        super(text, length);
    }

    @Override
    final int past(int at) {
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
