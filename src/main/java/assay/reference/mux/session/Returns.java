package assay.reference.mux.session;

import assay.reference.mux.loop.Loop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Tells those who wait when a command has returned.
 *
 * <p>A shell that makes marks is believed. Without marks it is that the shell is in front again after something else was;
 * and where that was never seen, that nothing has been written for a while. Only while somebody waits is anything looked at.
 */
final class Returns {

    private static final Duration LOOK = Duration.ofMillis(20);
    private static final Duration SETTLED = Duration.ofMillis(400);
    private static final Duration SETTLED_BEFORE_MARKS = Duration.ofSeconds(3);

    private final Loop loop;
    private final Marks marks;
    private final boolean expectsMarks;
    private final BooleanSupplier idle;
    private final Set<Waiting> waiting = new LinkedHashSet<>();
    private long quietSince = System.nanoTime();
    private boolean otherInFront;
    private boolean looking;

    /** Somebody who waits; of the two, one is called, once. */
    private record Waiting(Consumer<Returned> told, Runnable over) {}

    Returns(Loop loop, Marks marks, boolean expectsMarks, BooleanSupplier idle) {
        this.loop = loop;
        this.marks = marks;
        this.expectsMarks = expectsMarks;
        this.idle = idle;
    }

    void begun() {
        marks.forget();
        otherInFront = false;
        quietSince = System.nanoTime();
    }

    void wrote() {
        quietSince = System.nanoTime();
        if (!waiting.isEmpty()) {
            look();
        }
    }

    Object await(Consumer<Returned> told, Runnable over) {
        Waiting one = new Waiting(told, over);
        waiting.add(one);
        look();
        lookAgain();
        return one;
    }

    void giveUp(Object awaiting) {
        waiting.remove(awaiting);
    }

    /** The session is over, so nothing returns any more. */
    void over() {
        List<Waiting> all = new ArrayList<>(waiting);
        waiting.clear();
        all.forEach(one -> one.over().run());
    }

    private void lookAgain() {
        if (!waiting.isEmpty() && !looking) {
            looking = true;
            loop.after(LOOK, () -> {
                looking = false;
                look();
                lookAgain();
            });
        }
    }

    private void look() {
        found().ifPresent(returned -> {
            List<Waiting> all = new ArrayList<>(waiting);
            waiting.clear();
            all.forEach(one -> one.told().accept(returned));
        });
    }

    private Optional<Returned> found() {
        if (marks.seen()) {
            return marks.last();
        }
        if (!idle.getAsBoolean()) {
            otherInFront = true;
            return Optional.empty();
        }
        if (otherInFront) {
            return Optional.of(Returned.without(Returned.Sign.FOREGROUND));
        }
        Duration settled = expectsMarks ? SETTLED_BEFORE_MARKS : SETTLED;
        return System.nanoTime() - quietSince < settled.toNanos()
                ? Optional.empty()
                : Optional.of(Returned.without(Returned.Sign.SETTLED));
    }
}
