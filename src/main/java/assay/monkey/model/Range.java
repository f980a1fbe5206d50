package assay.monkey.model;

/** A piece of a text, from one place between characters to another. */
public record Range(int from, int to) {

    static Range at(int place) {
        return new Range(place, place);
    }
}
