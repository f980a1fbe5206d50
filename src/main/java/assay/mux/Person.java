package assay.mux;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.os.Exit;

/** Somebody who sits at a terminal: types, and looks on until what is awaited can be seen. */
public final class Person {

    private static final Duration LOOK = Duration.ofMillis(5);
    private static final Duration WRITE = Duration.ofSeconds(10);

    private final Channel<Gesture, Sight> channel;
    private final Consumer<byte[]> eyes;
    private Exit left;

    /** @param eyes takes each piece that is painted */
    public Person(Channel<Gesture, Sight> channel, Consumer<byte[]> eyes) {
        this.channel = channel;
        this.eyes = eyes;
    }

    public void type(String text) {
        channel.send(Gesture.typed(text), Deadline.within("typing", WRITE));
    }

    /**
     * Looks on until something can be seen.
     *
     * @throws Hang if it cannot be seen in time
     * @throws Dropped if the program has left without it
     */
    public void look(BooleanSupplier seen, String otherwise, Deadline by) {
        while (!seen.getAsBoolean()) {
            if (left != null) {
                throw new Dropped(otherwise + ", and the program at the terminal left with " + left);
            }
            if (by.passed()) {
                throw new Hang(by, otherwise);
            }
            glance();
        }
    }

    /** Takes in what there is to be seen, or waits a moment for it. */
    public void glance() {
        if (left != null) {
            return;
        }
        try {
            take(channel.receive(Deadline.silence(LOOK)));
        } catch (Hang nothingYet) {
            return;
        }
    }

    private void take(Sight sight) {
        if (sight instanceof Sight.Left end) {
            left = end.exit();
        } else {
            eyes.accept(sight.bytes());
        }
    }

    /** How the program at the terminal left, if it has. */
    public Optional<Exit> left() {
        return Optional.ofNullable(left);
    }

    /** Waits until the program at the terminal leaves. */
    public Exit awaitLeave(Deadline by) {
        look(() -> left != null, "the program stays at the terminal", by);
        return left;
    }
}
