package assay.reference.pardes.edit;

import java.time.Duration;
import java.util.function.LongSupplier;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** What a session's searches have in common: the last expression, the text read last, and how long one may take. */
public final class Searches {

    /** A reply is due in five seconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final LongSupplier clock;
    private Regexp last;
    private Units units;
    private Reading.Guard guard;

    public Searches(LongSupplier clock) {
        this.clock = clock;
        begin(PATIENCE);
    }

    /** A request begins. */
    public void begin() {
        begin(PATIENCE);
    }

    /** A request begins that may take longer. */
    public void begin(Duration patience) {
        guard = new Reading.Guard(clock, clock.getAsLong() + patience.toNanos());
    }

    /** The expression that a source spells; the last one if it is empty. */
    Regexp regexp(byte[] source) {
        if (source.length > 0) {
            last = Regexp.of(source);
        } else if (last == null) {
            throw new Refusal("no regular expression defined");
        }
        return last;
    }

    Search in(Text text, Regexp regexp, Span part) {
        return new Search(regexp, units(text), part, guard);
    }

    private Units units(Text text) {
        if (units == null || !units.isOf(text)) {
            units = new Units(text);
        }
        return units;
    }

    public boolean isLate() {
        return clock.getAsLong() - guard.until() > 0;
    }
}
