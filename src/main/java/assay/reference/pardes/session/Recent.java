package assay.reference.pardes.session;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import assay.reference.pardes.text.Shown;

/** The files opened or written last. */
public final class Recent {

    private static final int MOST = 32;

    private final Set<String> names = new LinkedHashSet<>();

    void add(String name) {
        names.remove(name);
        names.add(name);
        if (names.size() > MOST) {
            names.remove(names.iterator().next());
        }
    }

    /** A line a name, newest first. */
    public String told() {
        StringBuilder lines = new StringBuilder();
        for (String name : List.copyOf(names)) {
            lines.insert(0, Shown.of(name) + "\n");
        }
        return lines.toString();
    }
}
