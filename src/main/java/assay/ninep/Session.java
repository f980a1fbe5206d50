package assay.ninep;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.channel.Heard;

/**
 * A client's side of a 9P2000 connection.
 *
 * <p>Requests are sent without waiting, as many as one likes; who waits names the {@link Call}. No wait takes anything
 * from another. Tags go round, so a reply to a request that was flushed finds nobody who waits for it.
 */
public final class Session implements AutoCloseable {

    /** 64 KiB and the header of a Twrite. */
    public static final int MSIZE = 65_536 + 24;
    public static final String VERSION = "9P2000";
    /** The fid that {@link #attach} makes of the root. */
    public static final int ROOT = 1;

    private static final Duration ANSWER = Duration.ofSeconds(10);
    private static final Duration SLOW_ANSWER = Duration.ofSeconds(30);
    private static final Duration WRITE = Duration.ofSeconds(30);
    /** Above the fids that a conversation names by itself. */
    private static final int FIRST_FID = 100_000;

    private final Channel<Outgoing, Incoming> channel;
    private final Heard<Incoming> heard;
    private int msize = MSIZE;
    private int lastTag;
    private int lastFid = FIRST_FID;

    public Session(Channel<Outgoing, Incoming> channel) {
        this.channel = channel;
        this.heard = new Heard<>(channel);
    }

    /** The place where what was heard ends now. */
    public int mark() {
        return heard.mark();
    }

    /** What was heard since a mark. */
    public List<Incoming> since(int mark) {
        return heard.since(mark);
    }

    /** The most bytes of a message, as agreed. */
    public int msize() {
        return msize;
    }

    /** A fid that this client uses for nothing else. */
    public int newFid() {
        lastFid++;
        return lastFid;
    }

    /** A tag that no request under way has. */
    public int newTag() {
        lastTag = (lastTag + 1) % Fcall.NOTAG;
        return lastTag;
    }

    /** Sends anything and does not wait. */
    public void say(Outgoing message) {
        channel.send(message, Deadline.within("write", WRITE));
    }

    /** Sends a request under a new tag and does not wait. */
    public Call ask(Tmessage.Untagged request) {
        return ask(request.under(newTag()));
    }

    /** Sends a request as it is and does not wait. */
    public Call ask(Tmessage request) {
        Call call = new Call(request, mark());
        say(request);
        return call;
    }

    /**
     * Waits for the reply to a request, whatever it is.
     *
     * @throws Dropped if the server hung up before it
     */
    public Rmessage answer(Call call, Deadline by) {
        int place = heard.await(call.mark(), message -> concerns(message, call), by);
        Incoming answer = heard.between(place, place + 1).get(0);
        if (answer instanceof Rmessage reply) {
            return reply;
        }
        if (answer instanceof Incoming.Garbage) {
            throw new Misanswered(call.request(), answer);
        }
        throw new Dropped("the server hung up before it answered " + Excerpt.of(call.request().notation()));
    }

    /** A reply with the call's tag, or what says that no more can be understood. */
    private static boolean concerns(Incoming message, Call call) {
        return !(message instanceof Rmessage reply) || reply.tag() == call.tag();
    }

    public Rmessage answer(Call call) {
        return answer(call, Deadline.within("reply", ANSWER));
    }

    /** The reply, for requests that may take long: large ones, searches, dumps, terminals. */
    public Rmessage lateAnswer(Call call) {
        return answer(call, Deadline.within("late reply", SLOW_ANSWER));
    }

    /** The reply, if it comes within a span in which none is expected. */
    public Optional<Rmessage> answerWithin(Call call, Duration span) {
        try {
            return Optional.of(answer(call, Deadline.silence(span)));
        } catch (Hang none) {
            return Optional.empty();
        }
    }

    /**
     * The next message, whatever it is, if any comes within a span in which none is expected.
     *
     * @param mark the place behind which it is looked for
     */
    public Optional<Incoming> nextWithin(int mark, Duration span) {
        try {
            int place = heard.await(mark, any -> true, Deadline.silence(span));
            return Optional.of(heard.between(place, place + 1).get(0));
        } catch (Hang none) {
            return Optional.empty();
        }
    }

    /** The next message since a mark, whatever it is. */
    public Incoming next(int mark) {
        int place = heard.await(mark, any -> true, Deadline.within("message", ANSWER));
        return heard.between(place, place + 1).get(0);
    }

    /** Waits until the server hangs up. */
    public void awaitHangUp(int mark) {
        heard.await(mark, Incoming.HungUp.class::isInstance, Deadline.within("hang-up", ANSWER));
    }

    /**
     * Asks and waits for the reply that belongs to the request.
     *
     * @throws Refused if the server answers with an error
     * @throws Misanswered if it answers with anything else
     */
    public <R extends Rmessage> R call(Class<R> reply, Tmessage.Untagged request) {
        return take(reply, ask(request));
    }

    <R extends Rmessage> R take(Class<R> reply, Call call) {
        return expect(reply, call.request(), lateAnswer(call));
    }

    static <R extends Rmessage> R expect(Class<R> reply, Tmessage request, Rmessage answer) {
        if (answer instanceof Rmessage.Rerror error) {
            throw new Refused(request, error.ename());
        }
        if (!reply.isInstance(answer)) {
            throw new Misanswered(request, answer);
        }
        return reply.cast(answer);
    }

    /** Agrees on the protocol, which starts the connection anew. */
    public Rmessage.Rversion version(int msize, String version) {
        Tmessage request = new Tmessage.Tversion(Fcall.NOTAG, msize, version);
        Rmessage.Rversion agreed = take(Rmessage.Rversion.class, ask(request));
        this.msize = agreed.msize();
        return agreed;
    }

    /**
     * Agrees on the protocol and makes {@link #ROOT} a fid of the root.
     *
     * @throws Misanswered if the server speaks another protocol
     */
    public Fid attach() {
        Rmessage.Rversion agreed = version(MSIZE, VERSION);
        if (!agreed.version().equals(VERSION)) {
            throw new Misanswered(new Tmessage.Tversion(Fcall.NOTAG, MSIZE, VERSION), agreed);
        }
        call(Rmessage.Rattach.class, tag -> new Tmessage.Tattach(tag, ROOT, Fcall.NOFID, "assay", ""));
        return root();
    }

    public Fid root() {
        return new Fid(this, ROOT);
    }

    /**
     * Takes a request back.
     *
     * @return its reply, if that came before the flush was answered
     */
    public Optional<Rmessage> flush(Call call) {
        Call flush = ask(tag -> new Tmessage.Tflush(tag, call.tag()));
        take(Rmessage.Rflush.class, flush);
        return before(call, flush);
    }

    private Optional<Rmessage> before(Call call, Call flush) {
        return since(call.mark()).stream()
                .filter(Rmessage.class::isInstance)
                .map(Rmessage.class::cast)
                .takeWhile(reply -> reply.tag() != flush.tag())
                .filter(reply -> reply.tag() == call.tag())
                .findFirst();
    }

    /** Hangs up, and stays at hand for what was heard. */
    public void hangUp() {
        channel.finish(Deadline.within("hang-up", WRITE));
    }

    @Override
    public void close() {
        channel.close();
    }
}
