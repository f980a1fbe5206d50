package assay.monkey.client;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.ninep.Call;
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
 * One connection of a monkey, which takes note of every request and every reply.
 *
 * <p>Several requests may be under way; none is sent before those that it needs were answered.
 */
public final class Client implements AutoCloseable {

    static final Duration ANSWER = Duration.ofSeconds(5);
    static final Duration SLOW_ANSWER = Duration.ofSeconds(30);

    private final Session session;
    private final Replies replies = new Replies();
    private final List<Tmessage> later = new ArrayList<>();
    final Map<String, Handle> handles = new LinkedHashMap<>();

    private Client(Session session) {
        this.session = session;
    }

    /**
     * Connects to a session.
     *
     * @throws Dropped if it cannot be reached
     */
    public static Client connect(Path socket) {
        try {
            return connect(SocketChannel.dial(socket, new ReplyCodec(), new Incoming.HungUp(), () -> {}));
        } catch (OsException refused) {
            throw new Dropped("the session cannot be reached: " + refused.getMessage());
        }
    }

    /** Agrees on the protocol over a channel. */
    public static Client connect(Channel<Outgoing, Incoming> channel) {
        Session session = new Session(channel);
        try {
            session.attach();
        } catch (RuntimeException refused) {
            session.close();
            throw refused;
        }
        Client client = new Client(session);
        client.replies.seen(session.since(0));
        return client;
    }

    int msize() {
        return session.msize();
    }

    int newFid() {
        return session.newFid();
    }

    /** Sends bytes that need not be a whole message. */
    void say(Outgoing message) {
        session.say(message);
    }

    Call ask(Tmessage.Untagged request) {
        return askAll(List.of(request)).get(0);
    }

    /** Sends requests that do not need each other in one piece. */
    List<Call> askAll(List<Tmessage.Untagged> requests) {
        List<Call> calls = requests.stream().map(each -> new Call(each.under(session.newTag()), session.mark())).toList();
        calls.forEach(call -> replies.asked(call.request()));
        later.addAll(calls.stream().map(Call::request).toList());
        if (!later.isEmpty()) {
            session.say(later.size() == 1 ? later.get(0) : new Outgoing.Together(later));
            later.clear();
        }
        return calls;
    }

    /** Sends a request whose answer nobody waits for, in one piece with the next. */
    void askLater(Tmessage.Untagged request) {
        Tmessage asked = request.under(session.newTag());
        replies.asked(asked);
        later.add(asked);
    }

    Rmessage answer(Call call, boolean slow) {
        Deadline by = slow ? Deadline.within("late reply", SLOW_ANSWER) : Deadline.within("reply", ANSWER);
        try {
            return session.answer(call, by);
        } catch (Hang none) {
            throw new Hang(by, "no reply to " + call.request().getClass().getSimpleName());
        }
    }

    Rmessage call(Tmessage.Untagged request) {
        return answer(ask(request), false);
    }

    Optional<Rmessage> answerWithin(Call call, Duration span) {
        return session.answerWithin(call, span);
    }

    /** Takes a request back; gives its reply if that came first. */
    Optional<Rmessage> flush(Call call) {
        Call flush = ask(tag -> new Tmessage.Tflush(tag, call.tag()));
        answer(flush, false);
        return session.since(call.mark()).stream().filter(Rmessage.class::isInstance).map(Rmessage.class::cast)
                .takeWhile(reply -> reply.tag() != flush.tag()).filter(reply -> reply.tag() == call.tag()).findFirst();
    }

    /** What is wrong with the replies that came since this was asked last. */
    public List<Complaint> strayReplies() {
        return replies.seen(session.since(replies.place()));
    }

    static String why(Rmessage reply) {
        return reply instanceof Rmessage.Rerror error ? error.ename() : "";
    }

    static List<String> names(String path) {
        return Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
    }

    /** Walks from the root to a path; gives the reply, which may stop short. */
    Call startWalk(int newfid, String path) {
        return ask(walk(newfid, path));
    }

    static Tmessage.Untagged walk(int newfid, String path) {
        List<String> names = names(path);
        return tag -> new Tmessage.Twalk(tag, Session.ROOT, newfid, names.subList(0, Math.min(names.size(), Fcall.MAXWELEM)));
    }

    static boolean whole(Rmessage walked, String path) {
        return walked instanceof Rmessage.Rwalk walk && walk.wqid().size() == names(path).size();
    }

    /** Waits until the session hangs up; whether it did within a span. */
    boolean hungUpWithin(Duration span) {
        Deadline by = Deadline.silence(span);
        try {
            int mark = session.mark();
            while (!by.passed()) {
                Optional<Incoming> next = session.nextWithin(mark, by.remaining());
                if (next.isEmpty()) {
                    return false;
                }
                if (next.get() instanceof Incoming.HungUp) {
                    return true;
                }
                mark++;
            }
            return false;
        } catch (Dropped before) {
            return true;
        }
    }

    @Override
    public void close() {
        session.close();
    }
}
