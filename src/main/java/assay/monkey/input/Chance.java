package assay.monkey.input;

import java.util.List;

/**
 * Randomness that is the same on every machine: one stream of numbers, from which others are split off by number.
 *
 * <p>The numbers are those of Steele, Lea and Flood's SplitMix64. Nothing comes of a clock, of an address or of the order
 * of a hash table.
 */
public final class Chance {

    private static final long STEP = 0x9e37_79b9_7f4a_7c15L;

    private final long seed;
    private long state;

    public Chance(long seed) {
        this.seed = seed;
        this.state = seed;
    }

    /** Another stream, which depends on this one's seed and the number alone: not on what was drawn before. */
    public Chance split(long number) {
        return new Chance(mixed(mixed(seed) + STEP * (2 * number + 1)));
    }

    public long next() {
        state += STEP;
        return mixed(state);
    }

    private static long mixed(long bits) {
        long once = (bits ^ bits >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        long twice = (once ^ once >>> 27) * 0x94d0_49bb_1331_11ebL;
        return twice ^ twice >>> 31;
    }

    /** A number from 0 up to a bound, which is not included. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** Whether something happens that happens so many times in a hundred. */
    public boolean percent(int often) {
        return below(100) < often;
    }

    public <T> T of(List<T> some) {
        return some.get(below(some.size()));
    }

    @SafeVarargs
    public final <T> T of(T... some) {
        return some[below(some.length)];
    }
}
