package assay.ninep;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a printed line, read from left to right: plain ones, texts in quotes, and brackets. */
final class Words {

    private static final String BRACKETS = "[](){}";
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:x([0-9a-f]{2})|(.))");

    private final List<String> words;
    private int at;

    private Words(List<String> words) {
        this.words = words;
    }

    /**
     * Reads a line to its end.
     *
     * @throws IllegalArgumentException with the line, if it is not understood or not used up
     */
    static <T> T of(String line, Function<Words, T> reading) {
        try {
            Words words = new Words(split(line));
            T read = reading.apply(words);
            if (words.at < words.words.size()) {
                throw new IllegalArgumentException("'" + words.next() + "' follows the last field");
            }
            return read;
        } catch (RuntimeException bad) {
            throw new IllegalArgumentException("no message of 9P: " + line + ": " + bad.getMessage(), bad);
        }
    }

    /** Splits a line as it stands, quotes included. */
    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        for (int from = 0; from < line.length(); ) {
            int end = Character.isWhitespace(line.charAt(from)) ? from + 1 : end(line, from);
            if (!Character.isWhitespace(line.charAt(from))) {
                words.add(line.substring(from, end));
            }
            from = end;
        }
        return words;
    }

    private static int end(String line, int from) {
        if (BRACKETS.indexOf(line.charAt(from)) >= 0) {
            return from + 1;
        }
        return line.charAt(from) == '"' ? endOfQuoted(line, from + 1) : endOfPlain(line, from);
    }

    private static int endOfQuoted(String line, int from) {
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) == '"') {
                return at + 1;
            }
            at += line.charAt(at) == '\\' ? 1 : 0;
        }
        throw new IllegalArgumentException("a text in quotes does not end");
    }

    private static int endOfPlain(String line, int from) {
        int at = from;
        while (at < line.length()
                && !Character.isWhitespace(line.charAt(at))
                && (BRACKETS + '"').indexOf(line.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    String next() {
        if (at == words.size()) {
            throw new IllegalArgumentException("the line ends too early");
        }
        return words.get(at++);
    }

    boolean isNext(String word) {
        return at < words.size() && words.get(at).equals(word);
    }

    boolean skip(String word) {
        boolean next = isNext(word);
        at += next ? 1 : 0;
        return next;
    }

    void expect(String word) {
        if (!skip(word)) {
            throw new IllegalArgumentException("'" + word + "' is missing" + (at < words.size() ? " before '" + words.get(at) + "'" : ""));
        }
    }

    /** A text, in quotes or plain. */
    String text() {
        String word = next();
        return word.startsWith("\"") ? Text.decode(unquoted(word.substring(1, word.length() - 1))) : word;
    }

    /** Escapes are bytes, which may be parts of one character: so the text is put together from bytes. */
    static byte[] unquoted(String inside) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Matcher escape = ESCAPE.matcher(inside);
        int from = 0;
        while (escape.find()) {
            bytes.writeBytes(Text.encode(inside.substring(from, escape.start())));
            bytes.write(escaped(escape));
            from = escape.end();
        }
        bytes.writeBytes(Text.encode(inside.substring(from)));
        return bytes.toByteArray();
    }

    private static int escaped(Matcher escape) {
        if (escape.group(1) != null) {
            return Integer.parseInt(escape.group(1), 16);
        }
        return switch (escape.group(2)) {
            case "n" -> '\n';
            case "t" -> '\t';
            case "r" -> '\r';
            case "0" -> 0;
            case "\"" -> '"';
            case "\\" -> '\\';
            default -> throw new IllegalArgumentException("there is no escape " + escape.group());
        };
    }
}
