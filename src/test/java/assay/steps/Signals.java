package assay.steps;

import java.util.Map;
import java.util.Optional;

import io.cucumber.java.ParameterType;

/** Signals as the features write them, by the numbers that they have on every system of ours. */
public final class Signals {

    private static final Map<String, Integer> NUMBERS =
            Map.of("SIGHUP", 1, "SIGINT", 2, "SIGQUIT", 3, "SIGKILL", 9, "SIGPIPE", 13, "SIGTERM", 15);

    @ParameterType("SIG[A-Z]+")
    public Integer signal(String name) {
        return number(name);
    }

    /** The number of a name such as {@code SIGTERM}. */
    public static int number(String name) {
        return Optional.ofNullable(NUMBERS.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no signal called '" + name + "'; there are " + NUMBERS.keySet()));
    }
}
