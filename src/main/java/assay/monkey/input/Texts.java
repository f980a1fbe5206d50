package assay.monkey.input;

import java.util.List;

import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;

/** Texts that programs like, and such that they like less: odd bytes, huge lines, lines without an end. */
final class Texts {

    static final List<String> WORDS = List.of(
            "alpha", "beta", "gamma", "one", "two", "q", "hello", "0", "1", "-1", "12345678901", "on", "off", "follow",
            "follow new", "lock", "unlock", "clean", "dirty", "show", "dot=addr", "addr=dot", "limit=addr", "nomark", "mark",
            "get", "put", "del", "delete", "name", "name fresh", "cleartag", "menu", "answer", "answer yes", "size 80 24",
            "size 20 6", "size 19 6", "size 9999 9999", "winsize 100 30", "winsize 0 1", "sig INT", "sig TERM", "sig HUP",
            "sig KILL", "sig NONE", "exec", "Placement acme", "Placement pardes", "Wrap on", "Wrap off", "dump", "dumpdir");
    static final List<Data> CHARACTERS = List.of(
            Data.of("\u00e9"), Data.of("e\u0301"), Data.of("\u65e5\u672c"), Data.of("\ud83d\ude00"), Data.of("\u0394"),
            Data.of("\u00a0"), Data.of("\u0085"), Data.of("\u0080"), Data.of("\u2028"), Data.of("\ufeff"));
    private static final List<Data> ODD = List.of(
            Data.NONE, Data.of("\n"), Data.of("\r\n"), Data.of("\0"), Data.ofLatin("\u00ff"), Data.ofLatin("\u00fe\u00ff"),
            Data.ofLatin("\u00e6\u0097"), Data.ofLatin("\u00c0\u0080"), Data.ofLatin("\u00ed\u00a0\u0080"),
            Data.of("\u007f"), Data.of("\t"), Data.of("\n\n\n"), Data.of(" "), Data.of("  \n"), Data.of("\u000b\f"));
    private static final List<Integer> LONG = List.of(255, 256, 1023, 1024, 1025, 4096, 65_513, 65_535, 65_536, 65_537, 70_000);

    private Texts() {}

    static Data word(Chance chance) {
        return Data.of(chance.of(WORDS));
    }

    static Data odd(Chance chance) {
        return chance.percent(70) ? chance.of(ODD) : Data.ofLatin(String.valueOf((char) chance.below(256)));
    }

    /** A text of words, characters and odd bytes. */
    static Data mixed(Chance chance, int length) {
        Data text = Data.NONE;
        while (text.size() < length) {
            int kind = chance.below(10);
            text = text.and(kind < 5 ? word(chance) : kind < 7 ? chance.of(CHARACTERS) : odd(chance));
            text = chance.percent(50) ? text.and(Data.of(" ")) : text;
        }
        return text.part(0, length);
    }

    /** Anything at all, with or without a line's end. */
    static Data any(Chance chance, int longest) {
        Data text = begun(chance, longest);
        return Guard.safe(chance.percent(60) && !text.endsLine()
                ? text.and(Data.of(chance.of("\n", "\n", "\r\n", "\n\n")))
                : text);
    }

    private static Data begun(Chance chance, int longest) {
        int kind = chance.below(100);
        if (kind < 35) {
            return word(chance);
        }
        if (kind < 55) {
            return mixed(chance, chance.below(longest));
        }
        if (kind < 62) {
            return odd(chance);
        }
        if (kind < 66) {
            return word(chance).and(Data.of(" ")).times(100 + chance.below(9_000));
        }
        if (kind < 70) {
            return Data.of("x").times(chance.of(LONG));
        }
        return word(chance).and(Data.of(" ")).and(mixed(chance, chance.below(12)));
    }

    /** A text with a few things put in, left out and repeated. */
    static Data mutated(Chance chance, Data text) {
        Data mutated = text;
        for (int rounds = 1 + chance.below(3); rounds > 0; rounds--) {
            mutated = mutatedOnce(chance, mutated);
        }
        return mutated;
    }

    private static Data mutatedOnce(Chance chance, Data text) {
        if (text.size() == 0) {
            return word(chance);
        }
        int at = chance.below(text.size());
        Data before = text.part(0, at);
        Data behind = text.part(at, text.size());
        return switch (chance.below(4)) {
            case 0 -> before.and(behind.part(1, behind.size()));
            case 1 -> before.and(Guard.safe(odd(chance))).and(behind);
            case 2 -> before.and(behind.part(0, chance.below(behind.size() + 1))).and(behind);
            default -> before.and(chance.of(CHARACTERS)).and(behind);
        };
    }
}
