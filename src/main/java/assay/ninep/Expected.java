package assay.ninep;

import java.util.List;

/**
 * What a reply is expected to be: a line of the notation without a tag, in which {@code *} stands for any one value and
 * {@code ...} for anything at all.
 */
public final class Expected {

    private static final String ANY = "*";
    private static final String REST = "...";

    private final String line;
    private final List<String> words;

    private Expected(String line) {
        this.line = line;
        this.words = Words.split(line);
    }

    /** @throws IllegalArgumentException if a text in quotes does not end */
    public static Expected of(String line) {
        return new Expected(line);
    }

    /** Whether a reply is as expected, whatever its tag. */
    public boolean matches(Rmessage reply) {
        return matches(0, Words.split(untagged(reply)), 0);
    }

    /** A reply as its line would stand in a conversation: without its tag. */
    public static String untagged(Rmessage reply) {
        return reply.tagged(Fcall.NOTAG).notation();
    }

    private boolean matches(int at, List<String> said, int place) {
        if (at == words.size()) {
            return place == said.size();
        }
        if (words.get(at).equals(REST)) {
            return matches(at + 1, said, place) || place < said.size() && matches(at, said, place + 1);
        }
        if (place == said.size()) {
            return false;
        }
        int next = words.get(at).equals(ANY) ? behindValue(said, place) : place + 1;
        return (words.get(at).equals(ANY) || words.get(at).equals(said.get(place))) && matches(at + 1, said, next);
    }

    /** The place behind one value: a word, or all that stands between two brackets. */
    private static int behindValue(List<String> said, int place) {
        int depth = 0;
        int at = place;
        do {
            depth += "([{".contains(said.get(at)) ? 1 : ")]}".contains(said.get(at)) ? -1 : 0;
            at++;
        } while (depth > 0);
        return at;
    }

    @Override
    public String toString() {
        return line;
    }
}
