package assay.monkey.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a generator knows of the operations that came before its own in one session: the files that they keep open.
 *
 * <p>It knows nothing of the session's answers, so the operations of a seed are the same whatever is tested.
 */
public final class Scene {

    private static final int KEPT = 8;

    private final Map<String, String> held = new LinkedHashMap<>();
    private int handles;

    /** A name for a file that is opened now and kept open. */
    String hold(String path) {
        handles++;
        String handle = "h" + handles;
        held.put(handle, path);
        if (held.size() > KEPT) {
            held.remove(held.keySet().iterator().next());
        }
        return handle;
    }

    void clunk(String handle) {
        held.remove(handle);
    }

    List<String> held() {
        return new ArrayList<>(held.keySet());
    }

    String path(String handle) {
        return held.get(handle);
    }
}
