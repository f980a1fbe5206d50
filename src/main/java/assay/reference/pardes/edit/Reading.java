package assay.reference.pardes.edit;

/**
 * A text up to a place, as an expression is matched against it by the library.
 *
 * <p>Where it ends although no line does, a character stands that nothing matches: so {@code $} does not take the end of the
 * reading for that of a line.
 */
final class Reading implements CharSequence {

    private final Units units;
    private final int end;
    private final int cost;
    private final int length;
    private final Effort effort;

    /** @param cost of a character */
    Reading(Units units, int end, int cost, Effort effort) {
        this.units = units;
        this.end = end;
        this.cost = cost;
        this.effort = effort;
        boolean lineEnds = end < units.length() ? units.isLineFeed(end) : !units.endsWhole();
        length = lineEnds ? end : end + 1;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int place) {
        effort.spend(cost);
        return place < end ? units.at(place) : Spelling.STOP;
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        StringBuilder part = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            part.append(charAt(i));
        }
        return part;
    }

    @Override
    public String toString() {
        return subSequence(0, length).toString();
    }
}
