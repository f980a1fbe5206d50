package assay.channel;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * The moment by which something must have happened, with the name of the wait.
 *
 * <p>The one place that waits between two looks at a condition. The system property {@code assay.timescale} stretches
 * every deadline.
 */
public final class Deadline {

    /** The system property that stretches every deadline. */
    public static final String TIMESCALE = "assay.timescale";

    private static final Duration LOOK = Duration.ofMillis(2);

    private final String name;
    private final Duration allowed;
    private final long end;
    private final boolean meantToPass;

    private Deadline(String name, Duration allowed, boolean meantToPass) {
        this.name = name;
        this.allowed = allowed;
        this.end = System.nanoTime() + allowed.toNanos();
        this.meantToPass = meantToPass;
    }

    /** A deadline from now on, stretched by the timescale. */
    public static Deadline within(String name, Duration allowed) {
        return new Deadline(name, stretched(allowed), false);
    }

    /**
     * The span of a rule about silence: it is meant to pass, so its passing harms nobody. A timescale below one leaves it
     * as it is, for a shorter silence would show less.
     */
    public static Deadline silence(Duration span) {
        Duration stretched = stretched(span);
        return new Deadline("silence", stretched.compareTo(span) < 0 ? span : stretched, true);
    }

    private static Duration stretched(Duration allowed) {
        return Duration.ofNanos((long) (allowed.toNanos() * scale()));
    }

    private static double scale() {
        String setting = System.getProperty(TIMESCALE, "1");
        try {
            double scale = Double.parseDouble(setting);
            if (scale > 0) {
                return scale;
            }
        } catch (NumberFormatException noNumber) {
            throw badScale(setting, noNumber);
        }
        throw badScale(setting, null);
    }

    private static IllegalArgumentException badScale(String setting, Exception cause) {
        return new IllegalArgumentException(
                "-D" + TIMESCALE + "=" + setting + " stretches no deadline: it takes a number above zero, such as 4", cause);
    }

    /** What is left; never negative. */
    public Duration remaining() {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    public boolean passed() {
        return end - System.nanoTime() <= 0;
    }

    /** Whether the passing of this deadline is what the one who waits expects. */
    public boolean meantToPass() {
        return meantToPass;
    }

    /**
     * Waits until a condition holds.
     *
     * @param condition looked at every few milliseconds
     * @param otherwise what is to be said if it never held
     * @throws Hang if the deadline passed first
     */
    public void await(BooleanSupplier condition, String otherwise) {
        while (!condition.getAsBoolean()) {
            if (passed()) {
                throw new Hang(this, otherwise);
            }
            pause(LOOK);
        }
    }

    /**
     * Waits for something that tells when it is done.
     *
     * @param otherwise what is to be said if it never was
     * @return what it came to; never {@code null}
     * @throws Hang if the deadline passed first
     */
    public <T> T await(CompletableFuture<T> done, String otherwise) {
        T outcome = done.copy()
                .completeOnTimeout(null, remaining().toNanos(), TimeUnit.NANOSECONDS)
                .join();
        if (outcome == null) {
            throw new Hang(this, otherwise);
        }
        return outcome;
    }

    /** Waits until the deadline has passed: for rules about the passing of time, and for nothing else. */
    public void pass() {
        while (!passed()) {
            pause(remaining());
        }
    }

    /** Lets others run for about so long, where no event tells when to look again. */
    public static void pause(Duration about) {
        LockSupport.parkNanos(about.toNanos());
    }

    @Override
    public String toString() {
        return name + " deadline of " + allowed.toMillis() / 1000.0 + " s";
    }
}
