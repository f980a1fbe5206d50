package assay.reference.pardes.server;

import java.util.HashMap;
import java.util.Map;

import assay.ninep.Fcall;
import assay.reference.pardes.text.Refusal;

/** The fids of one connection. */
final class Fids {

    private static final int MOST = 4096;

    private final Map<Integer, Fid> fids = new HashMap<>();

    Fid known(int number) {
        Fid fid = fids.get(number);
        if (fid == null) {
            throw new Refusal("unknown fid");
        }
        return fid;
    }

    /** A fid whose pane or column is still there. */
    Fid living(int number) {
        Fid fid = known(number);
        fid.needLiving();
        return fid;
    }

    void needFree(int number) {
        if (fids.containsKey(number) || number == Fcall.NOFID) {
            throw new Refusal("fid in use");
        }
        if (fids.size() >= MOST) {
            throw new Refusal("too many fids");
        }
    }

    void add(int number, Fid fid) {
        needFree(number);
        fids.put(number, fid);
    }

    void put(int number, Fid fid) {
        fids.put(number, fid);
    }

    void remove(int number) {
        fids.remove(number);
    }

    void clear() {
        fids.values().forEach(Fid::end);
        fids.clear();
    }
}
