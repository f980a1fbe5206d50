package assay.reference.pardes.edit;

import java.util.Optional;

import assay.reference.pardes.text.Span;

/** All matches in a range, one after the other; one of nothing, just where the last one ended, is none. */
final class Matches {

    private final Search search;
    private final Span range;
    private int from;
    private int lastEnd = -1;

    Matches(Search search, Span range) {
        this.search = search;
        this.range = range;
        from = range.from();
    }

    /** The next match; null if there is none. */
    Match next() {
        while (from <= range.to()) {
            Optional<Match> found = search.after(from);
            if (found.isEmpty()) {
                return null;
            }
            Span all = found.get().all();
            boolean nothing = all.isEmpty() && all.from() == lastEnd;
            from = all.isEmpty() ? all.to() + 1 : all.to();
            if (!nothing) {
                lastEnd = all.to();
                return found.get();
            }
        }
        return null;
    }
}
