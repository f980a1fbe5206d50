package assay.monty;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;

import assay.monty.wire.Dict;
import assay.monty.wire.MontyObject;
import assay.monty.wire.ObjectList;
import assay.monty.wire.Pair;
import assay.monty.wire.Unit;

/** Reads one {@link Literal} by recursive descent. */
final class LiteralReader {

    private static final Map<String, MontyObject> WORDS = Map.of(
            "None", Literal.none(),
            "True", MontyObject.newBuilder().setBoolean(true).build(),
            "False", MontyObject.newBuilder().setBoolean(false).build(),
            "NotImplemented", MontyObject.newBuilder().setNotImplemented(Unit.getDefaultInstance()).build(),
            "nan", real(Double.NaN),
            "inf", real(Double.POSITIVE_INFINITY));

    private final String text;
    private int at;

    LiteralReader(String text) {
        this.text = text;
    }

    MontyObject whole() {
        MontyObject value = value();
        skipBlanks();
        if (at < text.length()) {
            throw bad("something follows the value");
        }
        return value;
    }

    private MontyObject value() {
        skipBlanks();
        char next = peek();
        if (next == '[') {
            return MontyObject.newBuilder().setList(list('[', ']')).build();
        }
        if (next == '(') {
            return MontyObject.newBuilder().setTuple(list('(', ')')).build();
        }
        if (next == '{') {
            return braces();
        }
        if (next == '<') {
            return other();
        }
        if (next == '"') {
            return Literal.of(string());
        }
        if (text.startsWith("b\"", at)) {
            at++;
            return MontyObject.newBuilder().setBytes(latin1(string())).build();
        }
        return next == '-' || Character.isDigit(next) ? number() : word();
    }

    private MontyObject word() {
        if (accept("...")) {
            return MontyObject.newBuilder().setEllipsis(Unit.getDefaultInstance()).build();
        }
        if (accept("set()")) {
            return MontyObject.newBuilder().setSet(ObjectList.getDefaultInstance()).build();
        }
        if (accept("frozenset()")) {
            return MontyObject.newBuilder().setFrozenSet(ObjectList.getDefaultInstance()).build();
        }
        if (accept("frozenset(")) {
            MontyObject frozen = MontyObject.newBuilder().setFrozenSet(list('{', '}')).build();
            expect(')');
            return frozen;
        }
        for (Map.Entry<String, MontyObject> word : WORDS.entrySet()) {
            if (accept(word.getKey())) {
                return word.getValue();
            }
        }
        throw bad("no value starts like this");
    }

    private MontyObject number() {
        int start = at;
        if (accept("-inf")) {
            return real(Double.NEGATIVE_INFINITY);
        }
        at++;
        while (at < text.length() && "0123456789.eE+-_".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at).replace("_", "");
        if (digits.matches("-?\\d+")) {
            return Literal.integer(new BigInteger(digits));
        }
        if (!digits.matches("-?\\d+(\\.\\d*)?([eE][+-]?\\d+)?")) {
            throw bad("no number looks like this");
        }
        return real(Double.parseDouble(digits));
    }

    private static MontyObject real(double value) {
        return MontyObject.newBuilder().setFloat(value).build();
    }

    private ObjectList list(char open, char close) {
        expect(open);
        ObjectList.Builder items = ObjectList.newBuilder();
        while (!accept(close)) {
            items.addItems(value());
            comma(close);
        }
        return items.build();
    }

    /** Empty braces are a dictionary; a colon behind the first value makes one too. */
    private MontyObject braces() {
        expect('{');
        List<MontyObject> keys = new ArrayList<>();
        Dict.Builder dict = Dict.newBuilder();
        while (!accept('}')) {
            MontyObject key = value();
            if (accept(':')) {
                dict.addPairs(Pair.newBuilder().setKey(key).setValue(value()));
            } else {
                keys.add(key);
            }
            comma('}');
        }
        if (!keys.isEmpty() && dict.getPairsCount() > 0) {
            throw bad("braces hold either pairs or single values");
        }
        return keys.isEmpty()
                ? MontyObject.newBuilder().setDict(dict).build()
                : MontyObject.newBuilder().setSet(ObjectList.newBuilder().addAllItems(keys)).build();
    }

    private MontyObject other() {
        int start = at + 1;
        at = closingBracket();
        MontyObject.Builder value = MontyObject.newBuilder();
        try {
            Wording.parse(text.substring(start, at), value);
        } catch (IOException unreadable) {
            throw bad(unreadable.getMessage());
        }
        at++;
        return value.build();
    }

    /** A bracket inside a string closes nothing. */
    private int closingBracket() {
        char quote = 0;
        for (int i = at; i < text.length(); i++) {
            char each = text.charAt(i);
            if (quote == 0 && each == '>') {
                return i;
            }
            if (each == '\\') {
                i++;
            } else if (quote == 0 ? each == '"' || each == '\'' : each == quote) {
                quote = quote == 0 ? each : 0;
            }
        }
        throw bad("an angle bracket is not closed");
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char each = text.charAt(at++);
            string.append(each == '\\' ? escape() : each);
        }
        at++;
        return string.toString();
    }

    private char escape() {
        char each = peek();
        at++;
        switch (each) {
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'x':
                return hexadecimal();
            default:
                return each;
        }
    }

    private char hexadecimal() {
        int end = at + 2;
        if (end > text.length() || !text.substring(at, end).matches("[0-9a-fA-F]{2}")) {
            throw bad("two hexadecimal digits are missing behind \\x");
        }
        at = end;
        return (char) Integer.parseInt(text.substring(end - 2, end), 16);
    }

    private ByteString latin1(String string) {
        if (string.chars().anyMatch(each -> each > 0xff)) {
            throw bad("bytes hold a character above \\xff");
        }
        return ByteString.copyFrom(string, StandardCharsets.ISO_8859_1);
    }

    private void comma(char close) {
        if (!accept(',')) {
            skipBlanks();
            if (peek() != close) {
                throw bad("a comma or '" + close + "' is missing");
            }
        }
    }

    private boolean accept(char wanted) {
        skipBlanks();
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private boolean accept(String wanted) {
        boolean there = text.startsWith(wanted, at);
        at += there ? wanted.length() : 0;
        return there;
    }

    private void expect(char wanted) {
        if (!accept(wanted)) {
            throw bad("'" + wanted + "' is missing");
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw bad("it ends too early");
        }
        return text.charAt(at);
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private IllegalArgumentException bad(String why) {
        return new IllegalArgumentException("no value: " + text + " (" + why + " at " + at + ")");
    }
}
