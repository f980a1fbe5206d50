package assay.reference.pardes.session;

import java.time.Duration;
import java.util.Set;
import java.util.function.LongSupplier;

import assay.reference.pardes.text.Refusal;

/**
 * How long what one write asks for may take before the next of it is begun, so that others and its own reply come in time.
 *
 * <p>Thousands of lines have room in a write, and each may be about a whole text.
 */
public final class Patience {

    /** A reply is due in five seconds. */
    private static final Duration USUAL = Duration.ofSeconds(3);

    /** Or in thirty, where one of these words is among the lines. */
    private static final Duration LONG = Duration.ofSeconds(9);
    private static final Set<String> SLOW = Set.of("Edit", "Find", "Grep", "Dump", "Restore", "Tty");

    private final LongSupplier clock;
    private final long began;
    private Duration most = USUAL;

    public Patience(LongSupplier clock) {
        this.clock = clock;
        began = clock.getAsLong();
    }

    /** @throws Refusal if there is no time for one more line, which begins with this word */
    public void begin(String word) {
        if (SLOW.contains(word)) {
            most = LONG;
        }
        if (clock.getAsLong() - began > most.toNanos()) {
            throw new Refusal("lines take too long");
        }
    }
}
