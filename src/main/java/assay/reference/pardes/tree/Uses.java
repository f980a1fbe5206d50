package assay.reference.pardes.tree;

import java.util.HashMap;
import java.util.Map;

import assay.reference.pardes.session.Pane;

/** How often files of a pane are open whose first open or last close means something. */
final class Uses {

    /** Which files are counted together. */
    enum Of {
        ADDRESS,
        DATA
    }

    private record Key(Of what, Pane pane) {}

    private final Map<Key, Integer> counts = new HashMap<>();

    /** @return how many uses there were before */
    int open(Of what, Pane pane) {
        return counts.merge(new Key(what, pane), 1, Integer::sum) - 1;
    }

    /** @return how many uses are left */
    int close(Of what, Pane pane) {
        Integer left = counts.computeIfPresent(new Key(what, pane), (key, count) -> count == 1 ? null : count - 1);
        return left == null ? 0 : left;
    }
}
