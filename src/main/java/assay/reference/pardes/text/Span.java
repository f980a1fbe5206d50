package assay.reference.pardes.text;

/** A stretch of a text, counted in characters. */
public record Span(int from, int to) {

    /** The place at the beginning of every text. */
    public static final Span START = new Span(0, 0);

    /** A place between two characters. */
    public static Span at(int place) {
        return new Span(place, place);
    }

    public boolean isEmpty() {
        return from == to;
    }

    public int length() {
        return to - from;
    }

    /** The part of it that a text of so many characters has. */
    public Span within(int characters) {
        return to <= characters ? this : new Span(Math.min(from, characters), characters);
    }
}
