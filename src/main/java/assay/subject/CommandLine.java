package assay.subject;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line into words as a shell does: blanks separate, quotes and backslashes keep together. */
final class CommandLine {

    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private char quote;
    private boolean escaped;

    private CommandLine() {}

    /**
     * The words of a command line.
     *
     * @throws IllegalArgumentException if a quote is not closed
     */
    static List<String> words(String line) {
        CommandLine splitter = new CommandLine();
        line.chars().forEach(each -> splitter.take((char) each));
        splitter.endWord();
        if (splitter.quote != 0 || splitter.escaped) {
            throw new IllegalArgumentException("a quote or backslash is left open at the end");
        }
        return splitter.words;
    }

    private void take(char each) {
        if (escaped) {
            add(each);
            escaped = false;
        } else if (each == '\\' && quote != '\'') {
            escaped = true;
            inWord = true;
        } else if (quote != 0) {
            takeQuoted(each);
        } else if (each == '\'' || each == '"') {
            quote = each;
            inWord = true;
        } else if (Character.isWhitespace(each)) {
            endWord();
        } else {
            add(each);
        }
    }

    private void takeQuoted(char each) {
        if (each == quote) {
            quote = 0;
        } else {
            add(each);
        }
    }

    private void add(char each) {
        word.append(each);
        inWord = true;
    }

    private void endWord() {
        if (inWord && quote == 0) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }
}
