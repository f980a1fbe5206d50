package assay.rlm;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Hang;
import assay.channel.Heard;
import assay.channel.Message;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The host's side of a conversation with a kernel.
 *
 * <p>Requests are sent without waiting; who waits for an {@link Answer} names the request and the mark that was taken
 * before it was sent. No wait takes anything from another.
 */
public final class Kernel {

    /** The protocol version that this client speaks. */
    public static final int PROTOCOL = 3;

    private static final Duration ANSWER = Duration.ofSeconds(30);
    private static final Duration SIGN = Duration.ofSeconds(10);
    private static final Duration WRITE = Duration.ofSeconds(30);
    private static final Duration LOCKED = Duration.ofMillis(10);

    private final Channel<Outgoing, Incoming> channel;
    private final Heard<Incoming> heard;
    private int asked;

    public Kernel(Channel<Outgoing, Incoming> channel) {
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

    /** An id that no request of this conversation has. */
    public String newId() {
        asked++;
        return "request " + asked;
    }

    public static ObjectNode request(String type) {
        return Json.object().put("type", type);
    }

    public static ObjectNode execute(String id, String code) {
        return request("execute").put("id", id).put("code", code);
    }

    /** Belongs to whatever runs. */
    public static ObjectNode interrupt() {
        return request("interrupt");
    }

    public static ObjectNode interrupt(String id) {
        return interrupt().put("id", id);
    }

    public static ObjectNode hostReply(String id, JsonNode data) {
        ObjectNode reply = request("host_reply").put("id", id);
        reply.set("data", data);
        return reply;
    }

    /** Sends requests in one piece and does not wait. */
    public void say(ObjectNode... requests) {
        say(new Outgoing.Requests(List.of(requests)));
    }

    /** Sends bytes that are no request. */
    public void say(byte[] raw) {
        say(new Outgoing.Raw(raw));
    }

    /** Sends any message and does not wait. */
    public void say(Outgoing message) {
        channel.send(message, Deadline.within("write", WRITE));
    }

    /** Closes the pipe that the kernel reads from. */
    public void closeInput() {
        channel.finish(Deadline.within("write", WRITE));
    }

    /** Sends a request under its id and waits until it is done. */
    public Answer ask(ObjectNode request) {
        int mark = mark();
        say(request);
        return answer(request.path("id").asString(), mark);
    }

    /** Runs a cell under a new id and waits until it is done. */
    public Answer run(String code) {
        return ask(execute(newId(), code));
    }

    /** Waits until a request is done that was sent after a mark. */
    public Answer answer(String id, int mark) {
        Deadline by = Deadline.within("done of " + id, ANSWER);
        int done = heard.await(mark, event(event -> event.is("done") && event.isOf(id)), by);
        return new Answer(id, heard.between(mark, done + 1));
    }

    /** Waits for an event that came since a mark or comes yet. */
    public Incoming.Event awaitEvent(int mark, String what, Predicate<Incoming.Event> wanted) {
        int place = heard.await(mark, event(wanted), Deadline.within(what, SIGN));
        return (Incoming.Event) heard.between(place, place + 1).get(0);
    }

    /** Waits until a stream has brought a text since a mark, in as many pieces as it likes. */
    public void awaitText(int mark, String stream, String text) {
        StringBuilder written = new StringBuilder();
        awaitEvent(mark, "text '" + text.strip() + "'", event -> {
            written.append(event.is(stream) ? event.text("text") : "");
            return written.indexOf(text) >= 0;
        });
    }

    /** Waits for the first message after a mark, whatever it is. */
    public Incoming next(int mark, Deadline by) {
        int place = heard.await(mark, any -> true, by);
        return heard.between(place, place + 1).get(0);
    }

    /** Waits for the end of the kernel's process. */
    public Incoming.Ended awaitEnd(int mark, Deadline by) {
        int place = heard.await(mark, Incoming.Ended.class::isInstance, by);
        return (Incoming.Ended) heard.between(place, place + 1).get(0);
    }

    /**
     * Listens until something has happened elsewhere, or a request is done.
     *
     * @return whether it has happened
     */
    public boolean awaitUnlessDone(BooleanSupplier happened, String id, int mark) {
        return heard.awaitEither(
                happened,
                mark,
                event(event -> event.is("done") && event.isOf(id)),
                Deadline.within("what happens before " + id + " is done", SIGN));
    }

    /**
     * Waits until the kernel has taken in all that was sent so far, whatever it is busy with: it refuses a line that asks
     * for something unknown as soon as it reads it, and it reads in order.
     */
    public void fence() {
        int mark = mark();
        say(request("a fence, not a request"));
        awaitEvent(mark, "fence", Kernel::isProtocolError);
    }

    /**
     * The same for a kernel that may be held at a point where it cannot take in anything, since it keeps a lock of its own.
     */
    public void fenceIfItCan() {
        int mark = mark();
        say(request("a fence, not a request"));
        try {
            heard.await(mark, event(Kernel::isProtocolError), Deadline.silence(LOCKED));
        } catch (Hang locked) {
            return;
        }
    }

    /** The events that refuse a line, since a mark. */
    public Stream<Incoming.Event> protocolErrors(int mark) {
        return since(mark).stream()
                .filter(Incoming.Event.class::isInstance)
                .map(Incoming.Event.class::cast)
                .filter(Kernel::isProtocolError);
    }

    private static boolean isProtocolError(Incoming.Event event) {
        return event.is("error") && event.id().isEmpty() && event.text("ename").equals("ProtocolError");
    }

    private static Predicate<Message> event(Predicate<Incoming.Event> wanted) {
        return message -> message instanceof Incoming.Event event && wanted.test(event);
    }
}
