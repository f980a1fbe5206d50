package assay.reference.pardes.text;

import java.util.List;

/** Carries places over a change: noted in bytes before it, since a change may join bytes to characters. */
final class Moves {

    private final Text text;
    private final List<Place> places;
    private final int[] from;
    private final int[] to;

    Moves(Text text, List<Place> places) {
        this.text = text;
        this.places = places;
        from = new int[places.size()];
        to = new int[places.size()];
        for (int i = 0; i < from.length; i++) {
            from[i] = text.offset(places.get(i).span().from());
            to[i] = text.offset(places.get(i).span().to());
        }
    }

    void after(List<Change> changes) {
        for (int i = 0; i < from.length; i++) {
            places.get(i).set(new Span(
                    text.character(moved(from[i], changes)), text.character(moved(to[i], changes))));
        }
    }

    /** What is put in at a place itself comes behind it. */
    private static int moved(int place, List<Change> changes) {
        int shift = 0;
        for (Change change : changes) {
            if (change.from() >= place) {
                break;
            }
            if (change.to() >= place) {
                return change.from() + shift;
            }
            shift += change.growth();
        }
        return place + shift;
    }
}
