package assay.steps.pardes;

import java.util.HashMap;
import java.util.Map;

import assay.channel.Transcript;
import assay.ninep.Call;
import assay.ninep.Fid;
import assay.ninep.Session;

/** One client of a session: its connection, and the fids and reads under way that an example has named. */
final class Client {

    private final String name;
    private final Session session;
    private final Transcript transcript;
    private final Map<String, Fid> fids = new HashMap<>();
    private final Map<String, Call> held = new HashMap<>();

    Client(String name, Session session, Transcript transcript) {
        this.name = name;
        this.session = session;
        this.transcript = transcript;
    }

    String name() {
        return name;
    }

    Session session() {
        return session;
    }

    Fid root() {
        return session.root();
    }

    String transcript() {
        return transcript.print();
    }

    void keep(String fid, Fid file) {
        fids.put(fid, file);
    }

    Fid fid(String fid) {
        return known(fids, fid, "fid");
    }

    void hold(String fid, Call read) {
        held.put(fid, read);
    }

    Call held(String fid) {
        return known(held, fid, "held read of fid");
    }

    private static <T> T known(Map<String, T> all, String name, String what) {
        if (!all.containsKey(name)) {
            throw new IllegalArgumentException("the example has no " + what + " \"" + name + "\"");
        }
        return all.get(name);
    }
}
