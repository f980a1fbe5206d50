package assay.ninep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;

/** The far end of a channel, which says to each request what a test makes it say, at once. */
final class FarEnd implements Channel<Outgoing, Incoming> {

    final List<Outgoing> asked = new ArrayList<>();
    private final Deque<Incoming> says = new ArrayDeque<>();
    private Function<Tmessage, List<? extends Incoming>> answer = request -> List.of();

    /** From now on, requests are answered so. */
    void answers(Function<Tmessage, List<? extends Incoming>> another) {
        answer = another;
    }

    void says(Incoming message) {
        says.add(message);
    }

    /** The requests that were sent, without their tags. */
    List<String> lines() {
        return asked.stream().map(each -> ((Tmessage) each).tagged(Fcall.NOTAG).notation()).toList();
    }

    @Override
    public void send(Outgoing message, Deadline by) {
        asked.add(message);
        if (message instanceof Tmessage request) {
            says.addAll(answer.apply(request));
        }
    }

    @Override
    public Incoming receive(Deadline by) {
        if (says.isEmpty()) {
            throw new Hang(by, "the far end says nothing");
        }
        Incoming said = says.remove();
        if (said instanceof Incoming.HungUp && !says.isEmpty()) {
            throw new Dropped("nothing follows a hang-up");
        }
        return said;
    }

    @Override
    public void finish(Deadline by) {}

    @Override
    public void close() {}
}
