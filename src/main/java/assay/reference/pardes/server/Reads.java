package assay.reference.pardes.server;

import java.util.ArrayList;
import java.util.List;

import assay.ninep.Rmessage;
import assay.reference.pardes.text.Refusal;

/** Answers reads, and holds those that there is nothing for yet. */
final class Reads {

    private static final int MOST_HELD = 256;

    private final Fid.Stats stats;
    private final Replies replies;
    private final List<Held> held = new ArrayList<>();

    Reads(Fid.Stats stats, Replies replies) {
        this.stats = stats;
        this.replies = replies;
    }

    void read(Held wanted, long offset) {
        if (!wanted.fid().reads()) {
            throw new Refusal("file not open for reading");
        }
        wanted.fid().needLiving();
        byte[] data = data(wanted, offset);
        if (data != null) {
            replies.send(new Rmessage.Rread(wanted.tag(), data));
        } else if (held.size() == MOST_HELD) {
            throw new Refusal("too many requests");
        } else {
            held.add(wanted);
        }
    }

    private byte[] data(Held read, long offset) {
        Fid fid = read.fid();
        return fid.node().isDirectory()
                ? fid.entries(offset, read.count(), stats) : fid.opened().read(offset, read.count());
    }

    /** Answers those that have something now. */
    void answer() {
        for (int i = 0; i < held.size(); i++) {
            if (isAnswered(held.get(i))) {
                held.remove(i--);
            }
        }
    }

    private boolean isAnswered(Held read) {
        try {
            byte[] data = data(read, 0);
            if (data != null) {
                replies.send(new Rmessage.Rread(read.tag(), data));
            }
            return data != null;
        } catch (Refusal refusal) {
            replies.refuse(read.tag(), refusal);
            return true;
        }
    }

    /** The read with this tag is wanted no more. */
    void flush(int tag) {
        held.removeIf(read -> read.tag() == tag);
    }

    /** The fid is clunked. */
    void end(Fid fid) {
        List<Held> own = held.stream().filter(read -> read.fid() == fid).toList();
        held.removeAll(own);
        own.forEach(read -> replies.refuse(read.tag(), new Refusal("fid clunked")));
    }

    void clear() {
        held.clear();
    }
}
