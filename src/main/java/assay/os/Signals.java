package assay.os;

import java.util.Map;
import java.util.Optional;

/** The signals that are sent or awaited here, by the numbers that they have on every system of ours; see signal(7). */
public final class Signals {

    public static final int SIGINT = 2;
    public static final int SIGKILL = 9;
    public static final int SIGPIPE = 13;
    public static final int SIGTERM = 15;
    public static final int SIGCONT = 18;
    public static final int SIGSTOP = 19;

    private static final Map<String, Integer> NUMBERS = Map.of("SIGHUP", 1, "SIGINT", SIGINT, "SIGQUIT", 3,
            "SIGKILL", SIGKILL, "SIGPIPE", SIGPIPE, "SIGTERM", SIGTERM, "SIGCONT", SIGCONT, "SIGSTOP", SIGSTOP);

    private Signals() {}

    /**
     * The number of a name such as {@code SIGTERM}.
     *
     * @throws IllegalArgumentException if it is none of ours
     */
    public static int number(String name) {
        return Optional.ofNullable(NUMBERS.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no signal called '" + name + "'; there are " + NUMBERS.keySet()));
    }
}
