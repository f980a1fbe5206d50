package assay.monkey.client;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.ninep.Fcall;
import assay.ninep.Incoming;
import assay.ninep.Outgoing;
import assay.ninep.ReplyCodec;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;
import assay.os.OsException;
import assay.subject.SocketChannel;

/**
 * One connection of a monkey.
 *
 * <p>Several requests may be under way; none is sent before those that it needs were answered.
 */
public final class Client implements AutoCloseable {

    static final Duration ANSWER = Duration.ofSeconds(5);
    static final Duration SLOW_ANSWER = Duration.ofSeconds(30);

    private final Wire wire;
    private int lastFid = Session.ROOT;
    final Map<String, Handle> handles = new LinkedHashMap<>();

    private Client(Wire wire) {
        this.wire = wire;
    }

    /**
     * Connects to a session.
     *
     * @param hearing how the connection is heard
     * @throws Dropped if it cannot be reached
     */
    public static Client connect(Path socket, UnaryOperator<Channel<Outgoing, Incoming>> hearing) {
        try {
            return connect(hearing.apply(SocketChannel.dial(socket, new ReplyCodec(), new Incoming.HungUp(), () -> {})));
        } catch (OsException refused) {
            throw new Dropped("the session cannot be reached: " + refused.getMessage());
        }
    }

    /** Agrees on the protocol over a channel. */
    public static Client connect(Channel<Outgoing, Incoming> channel) {
        Wire wire = new Wire(channel);
        try {
            wire.attach(Deadline.within("handshake", ANSWER));
            return new Client(wire);
        } catch (RuntimeException | Error refused) {
            wire.close();
            throw refused;
        }
    }

    int msize() {
        return wire.msize();
    }

    int newFid() {
        lastFid++;
        return lastFid;
    }

    /** Sends bytes that need not be a whole message. */
    void say(Outgoing message) {
        wire.say(message);
    }

    /** Asks for something: it goes out together with what else is asked before somebody waits. */
    Tmessage ask(Tmessage.Untagged request) {
        return wire.ask(request, true);
    }

    List<Tmessage> askAll(List<Tmessage.Untagged> requests) {
        return requests.stream().map(this::ask).toList();
    }

    /** Asks for something whose reply nobody waits for; whether it is one is judged all the same. */
    void tell(Tmessage.Untagged request) {
        wire.ask(request, false);
    }

    /** Waits until all that was told has been done: another client may look at it next. */
    void settle() {
        wire.settle(Deadline.within("late reply", SLOW_ANSWER));
    }

    Rmessage answer(Tmessage request, boolean slow) {
        Optional<Rmessage> already = wire.answered(request);
        if (already.isPresent()) {
            return already.get();
        }
        Deadline by = slow ? Deadline.within("late reply", SLOW_ANSWER) : Deadline.within("reply", ANSWER);
        try {
            return wire.answer(request, by);
        } catch (Hang none) {
            throw new Hang(by, "no reply to " + request.getClass().getSimpleName());
        }
    }

    Rmessage call(Tmessage.Untagged request) {
        return answer(ask(request), false);
    }

    Optional<Rmessage> answerWithin(Tmessage request, Duration span) {
        try {
            return Optional.of(wire.answer(request, Deadline.silence(span)));
        } catch (Hang nothingYet) {
            return Optional.empty();
        }
    }

    /** Takes a request back; gives its reply if that came first. */
    Optional<Rmessage> flush(Tmessage request) {
        call(tag -> new Tmessage.Tflush(tag, request.tag()));
        return wire.answered(request);
    }

    /** What is wrong with the replies that came since this was asked last. */
    public List<Complaint> strayReplies() {
        return wire.complaints();
    }

    static String why(Rmessage reply) {
        return reply instanceof Rmessage.Rerror error ? error.ename() : "";
    }

    static List<String> names(String path) {
        return Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
    }

    /** Walks from the root to a path; the reply may stop short. */
    Tmessage walk(int newfid, String path) {
        List<String> names = names(path);
        return ask(tag -> new Tmessage.Twalk(tag, Session.ROOT, newfid, names.subList(0, Math.min(names.size(), Fcall.MAXWELEM))));
    }

    static boolean whole(Rmessage walked, String path) {
        return walked instanceof Rmessage.Rwalk walk && walk.wqid().size() == names(path).size();
    }

    /** Waits until the session hangs up; whether it did within a span. */
    public boolean hungUpWithin(Duration span) {
        return wire.isHungUp(Deadline.silence(span));
    }

    @Override
    public void close() {
        wire.close();
    }
}
