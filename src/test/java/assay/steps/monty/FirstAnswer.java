package assay.steps.monty;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.monty.Incoming;
import assay.monty.Outgoing;
import assay.subject.Subjects;

/**
 * A channel that counts a worker's first answer as its handshake, whatever the worker was asked.
 *
 * <p>So a rule about the first message of all can send it first. An example that gives a worker nothing to answer says so.
 */
final class FirstAnswer implements Channel<Outgoing, Incoming> {

    private final Channel<Outgoing, Incoming> channel;
    private final Subjects subjects;
    private boolean awaited = true;

    FirstAnswer(Channel<Outgoing, Incoming> channel, Subjects subjects) {
        this.channel = channel;
        this.subjects = subjects;
    }

    /** From here on the worker has nothing to answer, so its silence or its end says nothing of how it began. */
    void waive() {
        awaited = false;
    }

    @Override
    public void send(Outgoing message, Deadline by) {
        channel.send(message, by);
    }

    @Override
    public Incoming receive(Deadline by) {
        return awaited ? first(by) : channel.receive(by);
    }

    private Incoming first(Deadline by) {
        awaited = false;
        boolean held = false;
        try {
            Incoming answer = channel.receive(by);
            held = answer instanceof Incoming.Event;
            return answer;
        } finally {
            note(held);
        }
    }

    private void note(boolean held) {
        if (held) {
            subjects.handshakeHeld(WorkerActor.SYSTEM);
        } else {
            subjects.handshakeFailed(WorkerActor.SYSTEM);
        }
    }

    /** A worker that hears the end before anything else leaves without a word. */
    @Override
    public void finish(Deadline by) {
        waive();
        channel.finish(by);
    }

    @Override
    public void close() {
        channel.close();
    }
}
