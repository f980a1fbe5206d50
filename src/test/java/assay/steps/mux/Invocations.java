package assay.steps.mux;

import java.util.ArrayDeque;
import java.util.Deque;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.mux.Invocation;
import assay.mux.Outcome;

/** A command line that remembers which command its last outcome was of. */
final class Invocations implements Channel<Invocation, Outcome> {

    private final Channel<Invocation, Outcome> line;
    private final Deque<Invocation> underWay = new ArrayDeque<>();
    private Invocation answered;

    Invocations(Channel<Invocation, Outcome> line) {
        this.line = line;
    }

    Invocation answered() {
        return answered;
    }

    @Override
    public void send(Invocation what, Deadline by) {
        underWay.add(what);
        line.send(what, by);
    }

    @Override
    public Outcome receive(Deadline by) {
        Outcome outcome = line.receive(by);
        answered = underWay.remove();
        return outcome;
    }

    @Override
    public void finish(Deadline by) {
        line.finish(by);
    }

    @Override
    public void close() {
        line.close();
    }
}
