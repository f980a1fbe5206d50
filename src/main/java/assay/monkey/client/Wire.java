package assay.monkey.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.ninep.Fcall;
import assay.ninep.Incoming;
import assay.ninep.Misanswered;
import assay.ninep.Outgoing;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;

/**
 * A connection whose requests go out together, as soon as somebody waits for a reply. Each reply is held against its
 * request; nothing is kept of either for longer than somebody may want it.
 */
final class Wire implements AutoCloseable {

    private static final Duration WRITE = Duration.ofSeconds(30);

    private final Channel<Outgoing, Incoming> channel;
    private final Replies replies = new Replies();
    private final List<Tmessage> unsent = new ArrayList<>();
    private int msize = Session.MSIZE;
    private Tmessage last;
    private int lastTag;
    private boolean over;

    Wire(Channel<Outgoing, Incoming> channel) {
        this.channel = channel;
    }

    /** Agrees on the protocol, and makes {@link Session#ROOT} a fid of the root. */
    void attach(Deadline by) {
        Tmessage version = new Tmessage.Tversion(Fcall.NOTAG, Session.MSIZE, Session.VERSION);
        replies.asked(version, true);
        unsent.add(version);
        if (!(answer(version, by) instanceof Rmessage.Rversion agreed) || !agreed.version().equals(Session.VERSION)) {
            throw new AssertionError("the server does not speak " + Session.VERSION);
        }
        msize = agreed.msize();
        Tmessage attach = ask(tag -> new Tmessage.Tattach(tag, Session.ROOT, Fcall.NOFID, "assay", ""), true);
        Rmessage reply = answer(attach, by);
        if (!(reply instanceof Rmessage.Rattach)) {
            throw new Misanswered(attach, reply);
        }
    }

    /** The most bytes of a message, as agreed. */
    int msize() {
        return msize;
    }

    private int newTag() {
        do {
            lastTag = (lastTag + 1) % Fcall.NOTAG;
        } while (replies.isUsed(lastTag));
        return lastTag;
    }

    /** @param awaited whether somebody will take the reply */
    Tmessage ask(Tmessage.Untagged request, boolean awaited) {
        Tmessage asked = request.under(newTag());
        replies.asked(asked, awaited);
        unsent.add(asked);
        last = asked;
        return asked;
    }

    /** Sends bytes that need not be a whole message. */
    void say(Outgoing message) {
        send();
        channel.send(message, Deadline.within("write", WRITE));
    }

    private void send() {
        if (!unsent.isEmpty()) {
            Outgoing all = unsent.size() == 1 ? unsent.get(0) : new Outgoing.Together(unsent);
            unsent.clear();
            channel.send(all, Deadline.within("write", WRITE));
        }
    }

    /** The reply to a request, if it has come already. */
    Optional<Rmessage> answered(Tmessage request) {
        return replies.take(request);
    }

    /**
     * The reply to a request.
     *
     * @throws Hang if it does not come in time
     * @throws Dropped if the server hangs up before
     * @throws Misanswered if something comes that is no reply
     */
    Rmessage answer(Tmessage request, Deadline by) {
        send();
        Optional<Rmessage> reply = replies.take(request);
        while (reply.isEmpty()) {
            receive(request, by);
            reply = replies.take(request);
        }
        return reply.get();
    }

    /** Waits for all replies that nobody else waits for, so that what was asked has been done. */
    void settle(Deadline by) {
        send();
        while (replies.areMoreToCome()) {
            receive(last, by);
        }
    }

    private void receive(Tmessage request, Deadline by) {
        Incoming next = receive(by);
        if (!(next instanceof Rmessage come)) {
            throw next instanceof Incoming.Garbage ? new Misanswered(request, next)
                    : new Dropped("the server hung up before it answered " + request.getClass().getSimpleName());
        }
        replies.came(come);
    }

    /** One that says more and more, and never what is waited for, has not answered either. */
    private Incoming receive(Deadline by) {
        if (by.passed()) {
            throw new Hang(by, "what came was something else");
        }
        Incoming next = channel.receive(by);
        over |= next instanceof Incoming.HungUp;
        return next;
    }

    /** Waits until the server hangs up, whatever else comes; whether it did in time. */
    boolean isHungUp(Deadline by) {
        try {
            while (!over) {
                receive(by);
            }
        } catch (Hang livesOn) {
            return false;
        } catch (Dropped before) {
            return true;
        }
        return true;
    }

    /** What was wrong with replies since this was asked last. */
    List<Complaint> complaints() {
        return replies.complaints();
    }

    @Override
    public void close() {
        channel.close();
    }
}
