package assay.channel;

import java.util.List;

/**
 * A falsified observation: what a channel says it received instead of what it did.
 *
 * <p>A lie may remember what it heard before, to repeat or to swap messages; so it is told on one channel only.
 *
 * @param <I> what comes in
 */
@FunctionalInterface
public interface Lie<I> {

    /** What is said in place of a message: itself, another one, several, or none. */
    List<I> insteadOf(I truth);
}
