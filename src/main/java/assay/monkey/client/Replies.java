package assay.monkey.client;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import assay.ninep.Incoming;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/**
 * Holds each reply against what was asked: one for each request, of its kind or an error, which a flush never is; and none
 * once the request has been taken back.
 */
final class Replies {

    private static final String INVARIANT = "one-reply-each";

    private final Map<Integer, Tmessage> open = new HashMap<>();
    private int place;

    void asked(Tmessage request) {
        open.put(request.tag(), request);
    }

    /** How many messages have been looked at. */
    int place() {
        return place;
    }

    List<Complaint> seen(List<Incoming> more) {
        boolean first = place == 0;
        place += more.size();
        List<Complaint> complaints = new ArrayList<>();
        for (Incoming message : more) {
            if (message instanceof Rmessage reply && !first) {
                seen(reply, complaints);
            } else if (message instanceof Incoming.Garbage garbage) {
                complaints.add(new Complaint(INVARIANT, "what came is no reply", garbage.notation()));
            }
        }
        return complaints;
    }

    private void seen(Rmessage reply, List<Complaint> complaints) {
        Tmessage request = open.remove(reply.tag());
        if (request == null) {
            complaints.add(new Complaint(INVARIANT, "a reply came to a request that was answered or taken back: " + name(reply),
                    reply.notation()));
        } else if (!(reply instanceof Rmessage.Rerror && !(request instanceof Tmessage.Tflush)) && !name(reply).substring(1).equals(name(request).substring(1))) {
            complaints.add(new Complaint(INVARIANT, name(request) + " was answered with " + name(reply), reply.notation()));
        } else if (request instanceof Tmessage.Tflush flush) {
            open.remove(flush.oldtag());
        }
    }

    private static String name(Object message) {
        return message.getClass().getSimpleName();
    }
}
