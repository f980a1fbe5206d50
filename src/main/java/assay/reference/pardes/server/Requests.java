package assay.reference.pardes.server;

import assay.ninep.Dir;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Node;

/** Answers the requests of one connection. */
final class Requests {

    /** What a message may hold beside a header of 24 bytes: 64 KiB. */
    static final int LARGEST = (64 << 10) + 24;

    private static final int IO_HEADER = 24;
    private static final int SMALLEST = 256;
    private static final int READ_HEADER = 11;

    private final Session session;
    private final Node root;
    private final Replies replies;
    private final Fid.Stats stats;
    private final Fids fids = new Fids();
    private final Walks walks;
    private final Reads reads;
    private final Writes writes;
    private int msize = LARGEST;

    Requests(Session session, Node root, Fid.Stats stats, Replies replies) {
        this.session = session;
        this.root = root;
        this.stats = stats;
        this.replies = replies;
        walks = new Walks(session, fids, replies);
        reads = new Reads(stats, replies);
        writes = new Writes(session, replies);
    }

    /** Whether an answer is still to come before which only flushes are answered. */
    boolean isBusy() {
        return writes.isBusy();
    }

    /** Whether the answer to what is being waited for is wanted no more. */
    boolean isUnwanted(int tag) {
        return writes.isUnwanted(tag);
    }

    /** Answers the reads that waited and have something now. */
    void answerHeld() {
        reads.answer();
    }

    void answer(Tmessage request) {
        try {
            dispatch(request);
        } catch (Refusal refusal) {
            replies.refuse(request.tag(), refusal);
        }
    }

    private void dispatch(Tmessage request) {
        if (request instanceof Tmessage.Tread read) {
            read(read);
        } else if (request instanceof Tmessage.Twrite write) {
            writes.write(write, fids.known(write.fid()), msize - IO_HEADER);
        } else if (request instanceof Tmessage.Twalk walk) {
            walks.walk(walk);
        } else if (request instanceof Tmessage.Topen open) {
            open(open);
        } else if (request instanceof Tmessage.Tclunk clunk) {
            clunk(clunk.tag(), clunk.fid(), new Rmessage.Rclunk(clunk.tag()));
        } else if (request instanceof Tmessage.Tstat stat) {
            Fid fid = fids.living(stat.fid());
            replies.send(new Rmessage.Rstat(stat.tag(), stats.of(fid.node())));
        } else if (request instanceof Tmessage.Tflush flush) {
            flush(flush);
        } else if (request instanceof Tmessage.Tattach attach) {
            fids.add(attach.fid(), new Fid(root, session.keeping()));
            replies.send(new Rmessage.Rattach(attach.tag(), root.qid()));
        } else if (request instanceof Tmessage.Tremove remove) {
            remove(remove);
        } else if (request instanceof Tmessage.Twstat wstat) {
            change(wstat);
        } else if (request instanceof Tmessage.Tversion version) {
            version(version);
        } else if (request instanceof Tmessage.Tcreate create) {
            fids.living(create.fid());
            throw new Refusal("permission denied");
        } else if (request instanceof Tmessage.Tauth) {
            throw new Refusal("no authentication required");
        }
    }

    private void version(Tmessage.Tversion version) {
        if (version.msize() >= 0 && version.msize() < SMALLEST) {
            throw new Refusal("msize too small");
        }
        end();
        msize = version.msize() < 0 ? LARGEST : Math.min(version.msize(), LARGEST);
        boolean known = version.version().equals("9P2000") || version.version().startsWith("9P2000.");
        replies.send(new Rmessage.Rversion(version.tag(), msize, known ? "9P2000" : "unknown"));
        replies.agreed(msize);
    }

    private void flush(Tmessage.Tflush flush) {
        reads.flush(flush.oldtag());
        writes.flush(flush.oldtag());
        replies.send(new Rmessage.Rflush(flush.tag()));
    }

    private void open(Tmessage.Topen open) {
        Fid fid = fids.known(open.fid());
        if (fid.isOpen()) {
            throw new Refusal("fid already open");
        }
        fid.needLiving();
        int mode = open.mode() & 3;
        boolean truncates = (open.mode() & Mode.OTRUNC) != 0;
        boolean odd = mode == Mode.OEXEC || (open.mode() & Mode.ORCLOSE) != 0;
        boolean mayNotRead = mode != Mode.OWRITE && !fid.node().mayRead();
        boolean mayNotWrite = (mode != Mode.OREAD || truncates) && !fid.node().mayWrite();
        if (odd || mayNotRead || mayNotWrite) {
            throw new Refusal("permission denied");
        }
        session.request(true);
        if (truncates) {
            fid.node().truncate();
        }
        fid.open(mode);
        replies.send(new Rmessage.Ropen(open.tag(), fid.node().qid(), msize - IO_HEADER));
    }

    private void read(Tmessage.Tread read) {
        int most = msize - READ_HEADER;
        int count = read.count() < 0 ? most : Math.min(read.count(), most);
        reads.read(new Held(read.tag(), fids.known(read.fid()), count), read.offset());
    }

    private void clunk(int tag, int number, Rmessage reply) {
        Fid fid = fids.known(number);
        reads.end(fid);
        fids.remove(number);
        writes.clunk(tag, fid, reply);
    }

    private void remove(Tmessage.Tremove remove) {
        Fid fid = fids.known(remove.fid());
        session.request(false);
        Rmessage reply;
        try {
            fid.needLiving();
            fid.node().remove();
            reply = new Rmessage.Rremove(remove.tag());
        } catch (Refusal refusal) {
            reply = new Rmessage.Rerror(remove.tag(), Session.reason(refusal));
        }
        clunk(remove.tag(), remove.fid(), reply);
    }

    private void change(Tmessage.Twstat wstat) {
        Fid fid = fids.living(wstat.fid());
        Dir wanted = wstat.stat();
        boolean renamed = !wanted.name().isEmpty() && !wanted.name().equals(fid.node().name());
        if (renamed || wanted.length() != 0 && wanted.length() != -1) {
            throw new Refusal("permission denied");
        }
        if (wanted.length() == 0) {
            session.request(true);
            fid.node().truncate();
        }
        replies.send(new Rmessage.Rwstat(wstat.tag()));
    }

    /** All that the client has is gone: held reads, and lines that wait. */
    void end() {
        reads.clear();
        fids.clear();
    }
}
