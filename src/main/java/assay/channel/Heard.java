package assay.channel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * All that has been heard on a channel, whole and in order. Who waits looks through it from a mark and takes nothing
 * away, so that two may wait for the same message, and for one that came before the other was awaited.
 *
 * @param <I> what comes in
 */
public final class Heard<I extends Message> {

    private static final Duration LOOK = Duration.ofMillis(1);

    private final Channel<?, I> channel;
    private final List<I> messages = new ArrayList<>();
    private final Allowance allowance = new Allowance("the conversation");

    public Heard(Channel<?, I> channel) {
        this.channel = channel;
    }

    /** The place where the messages end now. */
    public int mark() {
        return messages.size();
    }

    /** What was heard since a mark. */
    public List<I> since(int mark) {
        return between(mark, messages.size());
    }

    /** What was heard from one place up to another, the latter not included. */
    public List<I> between(int from, int to) {
        return List.copyOf(messages.subList(from, to));
    }

    /**
     * Waits for a message that came since a mark or comes yet.
     *
     * @param wanted asked once for each message, in order
     * @return the place of the first that is wanted
     * @throws Hang if none came in time
     * @throws Dropped if none can come any more
     * @throws Flooded if there is no room for what came
     */
    public int await(int mark, Predicate<? super I> wanted, Deadline by) {
        int place = mark;
        while (true) {
            if (place == messages.size()) {
                add(channel.receive(by));
            }
            if (wanted.test(messages.get(place))) {
                return place;
            }
            place++;
        }
    }

    /**
     * Listens until something has happened elsewhere, or a message is wanted.
     *
     * @return whether it has happened
     * @throws Hang if neither came in time
     * @throws Dropped if no message can come any more
     */
    public boolean awaitEither(BooleanSupplier happened, int mark, Predicate<? super I> wanted, Deadline by) {
        int place = mark;
        while (!happened.getAsBoolean()) {
            for (; place < messages.size(); place++) {
                if (wanted.test(messages.get(place))) {
                    return false;
                }
            }
            listen(by);
        }
        return true;
    }

    private void add(I message) {
        messages.add(message);
        allowance.keep(message);
    }

    private void listen(Deadline by) {
        if (by.passed()) {
            throw new Hang(by, "neither happened, nor came");
        }
        try {
            add(channel.receive(Deadline.silence(LOOK)));
        } catch (Hang nothingYet) {
            return;
        }
    }
}
