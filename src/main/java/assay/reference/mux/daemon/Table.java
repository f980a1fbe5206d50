package assay.reference.mux.daemon;

import assay.os.OsException;
import assay.os.Setting;
import assay.os.TerminalSize;
import assay.reference.mux.session.Kept;
import assay.reference.mux.session.Name;
import assay.reference.mux.session.Session;
import assay.reference.mux.session.Shells;
import assay.reference.mux.session.Surroundings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sessions that there are, by name, in the order in which they began. */
final class Table {

    /** How many clients can look at one session. */
    private static final int MOST_HOLDS = 255;

    private static final TerminalSize USUAL = new TerminalSize(80, 24);

    /** What only one session has. */
    interface Own {

        /** What its shell's environment says of it. */
        List<Setting> pairs(int id, String name);

        /** It is over, or never began. */
        void over(int id);
    }

    private final Surroundings around;
    private final Shells shells;
    private final Own own;
    private final Map<String, Session> sessions = new LinkedHashMap<>();
    private int next;

    Table(Surroundings around, Shells shells, Own own) {
        this.around = around;
        this.shells = shells;
        this.own = own;
    }

    /** The session a client asked for; it begins if there is none of that name. */
    Session forClient(Attach wish) throws Refused {
        try {
            Name.check(wish.session());
        } catch (IllegalArgumentException noName) {
            throw new Refused(noName.getMessage());
        }
        Session session = sessions.get(wish.session());
        Reserve.check(around.platform().descriptors(), session == null ? Reserve.TO_BEGIN : Reserve.TO_LOOK,
                "session " + wish.session());
        if (session == null && wish.again()) {
            throw new Refused("session " + wish.session() + " is over");
        }
        if (session == null) {
            return begin(wish);
        }
        if (session.holds() >= MOST_HOLDS) {
            throw new Refused("session " + session.name() + " is shown to " + MOST_HOLDS + " clients already");
        }
        return session;
    }

    private Session begin(Attach wish) throws Refused {
        TerminalSize size = wish.window().filter(Attach::isWindow).orElse(USUAL);
        int id = next++;
        try {
            Session session = Session.begin(around, id, wish.session(),
                    shells.of(wish.directory(), own.pairs(id, wish.session())), size, shells.makesMarks());
            sessions.put(session.name(), session);
            return session;
        } catch (IOException | IllegalArgumentException failed) {
            own.over(id);
            throw new Refused("session " + wish.session() + " cannot begin: " + failed.getMessage());
        }
    }

    /** A session that is there. */
    Session named(String name) throws Refused {
        Session session = sessions.get(name);
        if (session == null) {
            throw new Refused("there is no session \"" + Name.shown(name) + "\"");
        }
        return session;
    }

    void adopt(Kept kept) throws IOException {
        sessions.put(kept.name(), Session.adopt(around, kept));
        next = Math.max(next, kept.id() + 1);
    }

    void forget(Session session) {
        sessions.remove(session.name());
    }

    boolean isEmpty() {
        return sessions.isEmpty();
    }

    List<Session> all() {
        return new ArrayList<>(sessions.values());
    }

    /** Sends a signal to what runs in every session. */
    void hangUp(int signal) {
        for (Session session : all()) {
            try {
                session.hangUp(signal);
            } catch (OsException goneSince) {
                Log.say("session " + session.name() + ": " + goneSince.getMessage());
            }
        }
    }
}
