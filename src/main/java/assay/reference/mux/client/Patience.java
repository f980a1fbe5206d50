package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.Platform;
import java.time.Duration;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** How long a person is kept waiting, and the one way in which commands wait between two looks. */
public final class Patience {

    private static final String SCALE = "MUX_TIMESCALE";
    private static final Duration ANSWER = Duration.ofSeconds(5);
    private static final Duration LOOK = Duration.ofMillis(5);

    private final int scale;

    public Patience(Map<String, String> environment) {
        String scale = environment.getOrDefault(SCALE, "1");
        this.scale = scale.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(scale) : 1;
    }

    /** How long a daemon may take to answer. */
    public Duration answer() {
        return ANSWER.multipliedBy(scale);
    }

    /** When a wait that begins now is over. */
    public static long until(Duration wait) {
        return System.nanoTime() + wait.toNanos();
    }

    /**
     * Waits until something is so, looking again and again, or at once when a descriptor becomes readable.
     *
     * @param descriptor what may tell earlier; negative if nothing does
     * @return whether it was so in time
     */
    public static boolean await(BooleanSupplier so, int descriptor, long by) {
        Descriptors descriptors = Platform.host().descriptors();
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, descriptor, false);
            while (!so.getAsBoolean()) {
                if (System.nanoTime() >= by) {
                    return false;
                }
                if (descriptors.await(interest, LOOK)) {
                    interest.set(0, -1, false);
                }
            }
            return true;
        }
    }
}
