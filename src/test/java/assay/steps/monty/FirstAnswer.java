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
    private boolean asked;
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
        asked = true;
        channel.send(message, by);
    }

    @Override
    public Incoming receive(Deadline by) {
        return awaited ? first(by) : channel.receive(by);
    }

    /** A worker that only prints has not answered yet. */
    private Incoming first(Deadline by) {
        boolean answered = false;
        boolean print = false;
        try {
            Incoming answer = channel.receive(by);
            print = answer instanceof Incoming.Event event && event.event().hasPrint();
            answered = answer instanceof Incoming.Event;
            return answer;
        } finally {
            if (!print) {
                note(answered);
            }
        }
    }

    private void note(boolean held) {
        awaited = false;
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

    /** Says that nobody listens any more: a worker that was asked and never came to an answer has failed its handshake. */
    void over() {
        if (awaited && asked) {
            note(false);
        }
    }

    @Override
    public void close() {
        channel.close();
    }
}
