package assay.reference.pardes.edit;

import assay.reference.pardes.text.Refusal;

/**
 * What the searches of one request have cost, in steps, and what they may.
 *
 * <p>Steps and not a clock: what is refused on one machine is refused on every other, however busy it is.
 */
final class Effort {

    /** A reply is due in five seconds; this many steps take one or two. */
    static final long USUAL = 150_000_000L;

    /** A reply to an edit is due in thirty. */
    static final long EDITING = 1_000_000_000L;

    private final long most;
    private long spent;

    Effort(long most) {
        this.most = most;
    }

    /** The same with what was spent already, and more that may be. */
    Effort raised(long wanted) {
        Effort raised = new Effort(Math.max(most, wanted));
        raised.spent = spent;
        return raised;
    }

    /** @throws Refusal once it is too much */
    void spend(long steps) {
        spent += steps;
        if (spent > most) {
            throw new Refusal("regular expression takes too long");
        }
    }
}
