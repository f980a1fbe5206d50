package assay.reference.pardes.edit;

import java.util.function.LongSupplier;

import assay.reference.pardes.text.Refusal;

/**
 * A text as an expression is matched against it: from its beginning to a bound, or from its end back to one.
 *
 * <p>Where a reading ends although no line does, and behind a last line that is whole, stands a character that nothing
 * matches: so {@code ^} and {@code $} do not take the end of the reading for that of a line.
 */
final class Reading implements CharSequence {

    private static final int PATIENCE = 1023;

    private final Units units;
    private final boolean backwards;
    private final int bound;
    private final int ahead;
    private final int length;
    private final LongSupplier clock;
    private final long until;
    private int read;

    private Reading(Units units, boolean backwards, int bound, Guard guard) {
        this.units = units;
        this.backwards = backwards;
        this.bound = bound;
        this.clock = guard.clock();
        this.until = guard.until();
        ahead = backwards && endsWhole() ? 1 : 0;
        length = (backwards ? ahead + units.length() - bound : bound) + (endsOpen() ? 1 : 0);
    }

    /** When a search has taken long enough. */
    record Guard(LongSupplier clock, long until) {}

    /** The text up to a place. */
    static Reading forwards(Units units, int end, Guard guard) {
        return new Reading(units, false, end, guard);
    }

    /** The text from its end back to a place. */
    static Reading backwards(Units units, int begin, Guard guard) {
        return new Reading(units, true, begin, guard);
    }

    private boolean endsWhole() {
        return units.length() > 0 && units.isLineFeed(units.length() - 1);
    }

    private boolean endsOpen() {
        if (backwards) {
            return bound > 0 && !units.isLineFeed(bound - 1);
        }
        return bound < units.length() ? !units.isLineFeed(bound) : endsWhole();
    }

    /** Where a place of the text is in this reading, or the other way round. */
    int place(int place) {
        return backwards ? ahead + units.length() - place : place;
    }

    int text(int place) {
        return backwards ? units.length() - (place - ahead) : place;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public char charAt(int place) {
        if ((++read & PATIENCE) == 0 && clock.getAsLong() - until > 0) {
            throw new Refusal("regular expression takes too long");
        }
        return backwards ? fromTheEnd(place) : place < bound ? units.at(place) : Spelling.STOP;
    }

    /** Pairs keep their order, else they would be none. */
    private char fromTheEnd(int place) {
        int at = text(place) - 1;
        if (place < ahead || at < bound) {
            return Spelling.STOP;
        }
        char unit = units.at(at);
        if (Character.isHighSurrogate(unit)) {
            return units.at(at + 1);
        }
        boolean second = Character.isLowSurrogate(unit) && at > 0 && Character.isHighSurrogate(units.at(at - 1));
        return second ? units.at(at - 1) : unit;
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        StringBuilder part = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            part.append(charAt(i));
        }
        return part;
    }

    @Override
    public String toString() {
        return subSequence(0, length).toString();
    }
}
