package assay.monkey.client;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/**
 * Holds each reply against what was asked: one for each request, of its kind or an error, which a flush never is, nor a
 * clunk; and none once the request has been taken back. A reply is kept until it is taken.
 */
final class Replies {

    private static final String INVARIANT = "one-reply-each";
    /** A server that never stops fills no memory here. */
    private static final int KEPT = 100;

    private final Map<Integer, Asked> open = new HashMap<>();
    private final Map<Integer, Rmessage> come = new HashMap<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private int unawaited;

    private record Asked(Tmessage request, boolean awaited) {}

    /** @param awaited whether somebody will take the reply */
    void asked(Tmessage request, boolean awaited) {
        open.put(request.tag(), new Asked(request, awaited));
        unawaited += awaited ? 0 : 1;
    }

    /** Whether replies are still to come that nobody waits for. */
    boolean areMoreToCome() {
        return unawaited > 0;
    }

    /** Whether a tag stands for something yet. */
    boolean isUsed(int tag) {
        return open.containsKey(tag) || come.containsKey(tag);
    }

    void came(Rmessage reply) {
        Asked asked = open.remove(reply.tag());
        if (asked == null) {
            complain("a reply came to a request that was answered or taken back: " + name(reply), reply);
            return;
        }
        if (!fits(asked.request(), reply)) {
            complain(name(asked.request()) + " was answered with " + name(reply), reply);
        }
        if (asked.request() instanceof Tmessage.Tflush flush) {
            open.remove(flush.oldtag());
        }
        if (asked.awaited()) {
            come.put(reply.tag(), reply);
        } else {
            unawaited--;
        }
    }

    private static boolean fits(Tmessage request, Rmessage reply) {
        if (reply instanceof Rmessage.Rerror) {
            return !(request instanceof Tmessage.Tflush || request instanceof Tmessage.Tclunk);
        }
        return name(request).substring(1).equals(name(reply).substring(1));
    }

    private void complain(String why, Rmessage reply) {
        if (complaints.size() < KEPT) {
            complaints.add(new Complaint(INVARIANT, why, reply.notation()));
        }
    }

    Optional<Rmessage> take(Tmessage request) {
        return Optional.ofNullable(come.remove(request.tag()));
    }

    /** What was wrong since this was asked last. */
    List<Complaint> complaints() {
        List<Complaint> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }

    private static String name(Object message) {
        return message.getClass().getSimpleName();
    }
}
