package assay.reference.mux.daemon;

import assay.reference.mux.loop.Loop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Those whose window wants a new picture: painted together, and not more often than an eye can follow. */
final class Pictures {

    private static final Duration PACE = Duration.ofMillis(40);

    private final Loop loop;
    private final Set<Attached> due = new LinkedHashSet<>();

    Pictures(Loop loop) {
        this.loop = loop;
    }

    void due(Attached client) {
        if (due.isEmpty()) {
            loop.after(PACE, this::paint);
        }
        due.add(client);
    }

    void forget(Attached client) {
        due.remove(client);
    }

    private void paint() {
        List<Attached> all = new ArrayList<>(due);
        due.clear();
        all.forEach(Attached::paint);
    }
}
