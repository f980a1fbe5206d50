package assay.engine;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import io.cucumber.messages.types.PickleStepType;

/**
 * How one example went.
 *
 * @param troubles what did not pass, in order
 * @param parts the kinds of step that the example has
 * @param started when its first hook began
 * @param ended when its last hook ended, or when it was last heard of
 * @param finished whether it came to its end
 */
record Course(List<Trouble> troubles, Set<PickleStepType> parts, Instant started, Instant ended, boolean finished) {

    boolean asks() {
        return parts.contains(PickleStepType.ACTION);
    }

    boolean judges() {
        return parts.contains(PickleStepType.OUTCOME);
    }

    double seconds() {
        return Duration.between(started, ended).toNanos() / 1e9;
    }
}
