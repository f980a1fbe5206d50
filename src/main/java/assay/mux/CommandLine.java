package assay.mux;

import java.util.ArrayDeque;
import java.util.Deque;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;

/**
 * The command line of the program under test as one to talk to: an invocation goes out, and its outcome comes in.
 *
 * <p>Several commands may run at once; their outcomes are received in the order in which they were invoked.
 */
public final class CommandLine implements Channel<Invocation, Outcome> {

    private final Starter starter;
    private final Deque<Channel<Invocation, Outcome>> running = new ArrayDeque<>();

    /** Starts a command, and gives the conversation with its process. */
    @FunctionalInterface
    public interface Starter {
        Channel<Invocation, Outcome> start(Invocation what);
    }

    public CommandLine(Starter starter) {
        this.starter = starter;
    }

    @Override
    public void send(Invocation what, Deadline by) {
        Channel<Invocation, Outcome> started = starter.start(what);
        running.add(started);
        if (what.input().length > 0) {
            started.send(what, by);
        }
        started.finish(by);
    }

    @Override
    public Outcome receive(Deadline by) {
        if (running.isEmpty()) {
            throw new Dropped("no command is under way, so no outcome can come");
        }
        Outcome outcome = running.element().receive(by);
        running.remove();
        return outcome;
    }

    @Override
    public void finish(Deadline by) {
        // There is always one more command to be given.
    }

    @Override
    public void close() {
        running.forEach(Channel::close);
        running.clear();
    }
}
