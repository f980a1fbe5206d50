package assay.monkey.input;

import java.util.List;

import assay.monkey.operation.Data;

/** Addresses, expressions and Edit commands: proper ones, nearly proper ones, and neither. No command reaches a file or a shell. */
final class Edits {

    private static final List<String> ADDRESSES = List.of(
            "0", "$", ".", ",", ";", "#0", "#3", "#7", "#99999", "1", "2", "3:2", "1:1", "0:0", "#1,#2", "#2,#9", "1,$", "2,1",
            "-", "+", "-1", "+2", "#-1", "99999", "1:99", "?a?", "$-", "$-/a/", "'", "1;/b/", "2-#1", "/a/,/b/");
    private static final List<String> PIECES = List.of(
            "(a|b)", "^", "$", "[a-z]", "[^ ]", ".*", "\\n", "[\u00e9\u65e5]", "x+", "x*", "(", "[", "\\", "a**", "(((a)))", "[z-a]");
    private static final String LETTERS = "aacdgghiijklmmopqstuvxyz0123456789   ACEGHIJKLMNOPQRSTUVXYZ_-";
    private static final List<String> COMMANDS = List.of(
            ",x/R/c/T/", "s/R/T/", "s/R/T/g", "a/T/", "i/T/", "c/T/", "d", ",d", ",y/R/d", ",x/R/g/R/d", ",x/R/v/R/c/T/", "1,2m$",
            "1t0", "2m0", "k", "p", "=", "=#", "u", "u2", "{\na/T/\ni/T/\n}", ",x/\\n/a/T/", "0,$s/R/&&/g", ",x/x*/a/T/", ",x/R/i/T/",
            "a\nT\n.", ",s2/R/T/", "{\n", "1{\nd\na/T/\n}");

    private Edits() {}

    static String text(Chance chance) {
        StringBuilder text = new StringBuilder();
        for (int left = chance.below(8); left > 0; left--) {
            text.append(LETTERS.charAt(chance.below(LETTERS.length())));
        }
        return text + (chance.percent(30) ? chance.of("\u00e9", "\u65e5", "\ud83d\ude00") : "");
    }

    static String expression(Chance chance) {
        if (chance.percent(40)) {
            return chance.of("a", "al", "e", "x*", ".", "l+", "[a-z]+", "[^ ]+", "a|alpha", "t.", "zz", "i.*");
        }
        String start = text(chance);
        StringBuilder expression = new StringBuilder(start.isEmpty() ? "a" : start);
        for (int left = chance.below(4); left > 0; left--) {
            expression.append(chance.percent(5) ? "a|".repeat(1 + chance.below(300)) + "b" : chance.of(PIECES)).append(text(chance));
        }
        return expression.toString();
    }

    static Data address(Chance chance) {
        return addressWithoutEnd(chance).and(Data.of(chance.of("", "\n")));
    }

    static Data addressWithoutEnd(Chance chance) {
        int kind = chance.below(100);
        if (kind < 40) {
            return Data.of(chance.of(ADDRESSES));
        }
        if (kind < 60) {
            return Data.of("/" + expression(chance) + "/");
        }
        if (kind < 70) {
            return Data.of("#" + chance.below(40) + ",#" + (20 + chance.below(40)));
        }
        if (kind < 85) {
            return Data.of(chance.of(ADDRESSES) + chance.of(",", ";", "+", "-") + (chance.percent(20) ? "/a/" : chance.of(ADDRESSES)));
        }
        if (kind < 87) {
            return Data.of(chance.of("+", "#1+", "1;").repeat(1 + chance.below(20_000)));
        }
        return Texts.mutated(chance, Data.of(chance.of(ADDRESSES) + "/" + expression(chance) + "/"));
    }

    /** A command behind an address or without one; what chance has changed holds no letter of a command that reaches out. */
    static Data command(Chance chance) {
        Data command = Data.of(filled(chance, chance.of(COMMANDS)));
        if (chance.percent(40)) {
            command = addressWithoutEnd(chance).and(command);
        }
        return chance.percent(20)
                ? Data.ofLatin(Texts.mutated(chance, command).latin().replaceAll("[bBDefnqrwX!<>|]", ""))
                : command;
    }

    private static String filled(Chance chance, String command) {
        StringBuilder filled = new StringBuilder();
        for (char each : command.toCharArray()) {
            filled.append(each == 'R' ? expression(chance) : each == 'T' ? text(chance) : String.valueOf(each));
        }
        return filled.toString();
    }
}
