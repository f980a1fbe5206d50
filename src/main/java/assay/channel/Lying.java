package assay.channel;

import java.util.ArrayDeque;
import java.util.Deque;

/** A channel that tells a lie about what it receives. */
public final class Lying<O extends Message, I extends Message> implements Channel<O, I> {

    private final Channel<O, I> channel;
    private final Lie<I> lie;
    private final Deque<I> told = new ArrayDeque<>();

    public Lying(Channel<O, I> channel, Lie<I> lie) {
        this.channel = channel;
        this.lie = lie;
    }

    @Override
    public void send(O message, Deadline by) {
        channel.send(message, by);
    }

    @Override
    public I receive(Deadline by) {
        while (told.isEmpty()) {
            told.addAll(lie.insteadOf(channel.receive(by)));
        }
        return told.remove();
    }

    @Override
    public void finish(Deadline by) {
        channel.finish(by);
    }

    @Override
    public void close() {
        channel.close();
    }
}
