package assay.bans;

import java.nio.charset.StandardCharsets;

/** The lines of a text, gone through from the first. */
final class Lines {

    private static final int WRITTEN = 10_000;

    private final byte[] text;
    private final int length;
    private int number = 1;
    private int from;
    private int to;

    Lines(Source source) {
        this.text = source.text();
        this.length = source.length();
        this.to = end(0);
    }

    private int end(int start) {
        int end = start;
        while (end < length && text[end] != '\n') {
            end++;
        }
        return end;
    }

    /** Whether the line at hand reaches as far as a place. */
    boolean reaches(int place) {
        return place <= to;
    }

    /** Goes on to the line that holds a place, and gives its number, counted from one. */
    int goTo(int place) {
        while (!reaches(place)) {
            number++;
            from = to + 1;
            to = end(from);
        }
        return number;
    }

    int number() {
        return number;
    }

    /** From a place to the end of its line, as far as a person writes. */
    String rest(int place) {
        return new String(text, place, Math.min(to - place, WRITTEN), StandardCharsets.UTF_8);
    }

    /** What stands on the line around a place. */
    String excerpt(int place) {
        return Excerpt.of(text, from, to, place);
    }
}
