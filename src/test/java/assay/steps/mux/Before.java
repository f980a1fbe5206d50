package assay.steps.mux;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the daemon at hand was before something was done to it. */
public final class Before {

    static final List<String> KINDS = List.of("socket", "carrier", "ptymaster");

    private final MuxWorld world;
    private Path executable;
    private Map<String, Integer> kinds = Map.of();

    public Before(MuxWorld world) {
        this.world = world;
    }

    /** Notes what the daemon is and holds, so that it can be told whether that has changed. */
    void note() {
        executable = world.oracle().executable(world.daemon().pid());
        kinds = kinds();
    }

    /** The image that the daemon ran; where nobody looked, the one that an example starts. */
    Path executable() {
        return executable == null ? world.image() : executable;
    }

    /** How many descriptors of each kind it held. */
    Map<String, Integer> held() {
        return kinds;
    }

    /** How many it holds now. */
    Map<String, Integer> kinds() {
        Map<String, Integer> now = new TreeMap<>();
        KINDS.forEach(kind -> now.put(kind, world.oracle().descriptors(world.daemon().pid(), kind)));
        return now;
    }
}
