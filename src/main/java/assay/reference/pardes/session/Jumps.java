package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the focus was, so that one can go back and come forward again. */
final class Jumps {

    private static final int MOST = 64;

    private final List<Pane> places = new ArrayList<>();
    private int here;

    /** The focus leaves a pane for a new one: what was ahead is forgotten. */
    void leave(Pane pane) {
        places.subList(here, places.size()).clear();
        if (pane != null && !pane.isClosed()) {
            places.add(pane);
        }
        if (places.size() > MOST) {
            places.remove(0);
        }
        here = places.size();
    }

    Optional<Pane> back(Pane from) {
        if (here == 0) {
            return Optional.empty();
        }
        if (here == places.size()) {
            places.add(from);
        }
        return Optional.of(places.get(--here));
    }

    Optional<Pane> forward() {
        return here + 1 < places.size() ? Optional.of(places.get(++here)) : Optional.empty();
    }

    void forget(Pane pane) {
        for (int i = places.size() - 1; i >= 0; i--) {
            if (places.get(i) == pane) {
                places.remove(i);
                here -= i < here ? 1 : 0;
            }
        }
    }

    /** Oldest first. */
    List<Pane> places() {
        return places;
    }
}
