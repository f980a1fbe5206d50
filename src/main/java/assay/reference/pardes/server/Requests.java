package assay.reference.pardes.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.ninep.Dir;
import assay.ninep.Fcall;
import assay.ninep.Mode;
import assay.ninep.Qid;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Node;
import assay.reference.pardes.tree.Opened;

/** Answers the requests of one connection. */
final class Requests {

    /** What a message may hold beside a header of 24 bytes: 64 KiB. */
    static final int LARGEST = (64 << 10) + 24;

    private static final int IO_HEADER = 24;
    private static final int SMALLEST = 256;
    private static final int READ_HEADER = 11;
    private static final int MOST_HELD = 256;

    private final Session session;
    private final Node root;
    private final Replies replies;
    private final Fid.Stats stats;
    private final Fids fids = new Fids();
    private final List<Held> held = new ArrayList<>();
    private int msize = LARGEST;
    private int busyTag = Fcall.NOTAG;
    private boolean busy;
    private boolean flushed;

    /** Where answers go, and what the wire has to know. */
    interface Replies {
        void send(Rmessage reply);

        void agreed(int msize);

        /** Something slow is over: what came in meanwhile can be answered. */
        void free();
    }

    Requests(Session session, Node root, Fid.Stats stats, Replies replies) {
        this.session = session;
        this.root = root;
        this.stats = stats;
        this.replies = replies;
    }

    /** Whether an answer is still to come before which only flushes are answered. */
    boolean isBusy() {
        return busy;
    }

    void answer(Tmessage request) {
        try {
            dispatch(request);
        } catch (Refusal refusal) {
            refuse(request.tag(), refusal);
        }
    }

    private void refuse(int tag, Refusal refusal) {
        replies.send(new Rmessage.Rerror(tag, Session.reason(refusal)));
    }

    private void dispatch(Tmessage request) {
        if (request instanceof Tmessage.Tread read) {
            read(read);
        } else if (request instanceof Tmessage.Twrite write) {
            write(write);
        } else if (request instanceof Tmessage.Twalk walk) {
            walk(walk);
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
            fids.add(attach.fid(), new Fid(root));
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
        held.removeIf(read -> read.tag() == flush.oldtag());
        flushed |= busy && busyTag == flush.oldtag();
        replies.send(new Rmessage.Rflush(flush.tag()));
    }

    private void walk(Tmessage.Twalk walk) {
        Fid from = fids.known(walk.fid());
        if (from.isOpen()) {
            throw new Refusal("cannot walk an open fid");
        }
        if (walk.wname().size() > Fcall.MAXWELEM) {
            throw new Refusal("too many names");
        }
        if (walk.newfid() != walk.fid()) {
            fids.needFree(walk.newfid());
        }
        List<Qid> qids = new ArrayList<>();
        Node there = walk.wname().isEmpty() ? from.node() : walked(from, walk.wname(), qids);
        if (qids.size() == walk.wname().size()) {
            fids.put(walk.newfid(), new Fid(there));
        }
        replies.send(new Rmessage.Rwalk(walk.tag(), qids));
    }

    /** Goes as far as names lead; if not even the first does, that is an error. */
    private Node walked(Fid from, List<String> names, List<Qid> qids) {
        from.needLiving();
        Node at = from.node();
        for (String name : names) {
            if (!at.isDirectory()) {
                return stopped(at, qids, "not a directory");
            }
            Optional<Node> next = name.equals("..") ? Optional.of(at.parent()) : at.entry(name);
            if (next.isEmpty()) {
                return stopped(at, qids, "file does not exist");
            }
            at = next.get();
            qids.add(at.qid());
        }
        return at;
    }

    private static Node stopped(Node at, List<Qid> qids, String why) {
        if (qids.isEmpty()) {
            throw new Refusal(why);
        }
        return at;
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
        Fid fid = fids.known(read.fid());
        if (!fid.reads()) {
            throw new Refusal("file not open for reading");
        }
        int most = msize - READ_HEADER;
        int count = read.count() < 0 ? most : Math.min(read.count(), most);
        Held wanted = new Held(read.tag(), read.fid(), fid, count);
        fid.needLiving();
        byte[] data = data(wanted, read.offset());
        if (data != null) {
            replies.send(new Rmessage.Rread(read.tag(), data));
        } else if (held.size() == MOST_HELD) {
            throw new Refusal("too many requests");
        } else {
            held.add(wanted);
        }
    }

    private byte[] data(Held read, long offset) {
        Fid fid = read.fid();
        if (fid.node().isDirectory()) {
            return fid.entries(offset, read.count(), stats);
        }
        return fid.opened().read(offset, read.count());
    }

    /** Answers the reads that waited and have something now. */
    void answerHeld() {
        for (int i = 0; i < held.size(); i++) {
            Held read = held.get(i);
            try {
                byte[] data = data(read, 0);
                if (data == null) {
                    continue;
                }
                replies.send(new Rmessage.Rread(read.tag(), data));
            } catch (Refusal refusal) {
                refuse(read.tag(), refusal);
            }
            held.remove(i--);
        }
    }

    private void write(Tmessage.Twrite write) {
        Fid fid = fids.known(write.fid());
        if (!fid.writes()) {
            throw new Refusal("file not open for writing");
        }
        session.request(fid.opened().writesText());
        Context context = fid.opened().context();
        Later later;
        try {
            later = written(fid, context, write.data());
        } catch (Refusal refusal) {
            finishWrite(write, fid.opened(), context, refusal);
            return;
        }
        if (later == null) {
            finishWrite(write, fid.opened(), context, null);
        } else {
            wait(write.tag(), later, failure -> finishWrite(write, fid.opened(), context, failure));
        }
    }

    private Later written(Fid fid, Context context, byte[] data) {
        fid.needLiving();
        if (data.length == 0) {
            return null;
        }
        return fid.opened().write(context, data, data.length >= msize - IO_HEADER);
    }

    private void finishWrite(Tmessage.Twrite write, Opened opened, Context context, Refusal failure) {
        finish(opened, context, failure);
        if (failure == null) {
            replies.send(new Rmessage.Rwrite(write.tag(), write.data().length));
        } else {
            refuse(write.tag(), failure);
        }
    }

    private void finish(Opened opened, Context context, Refusal failure) {
        if (failure == null) {
            session.taken(context);
            opened.taken(context);
        } else {
            session.failed(context, Session.reason(failure));
            opened.failed();
        }
    }

    /** What happens once something slow is over. */
    private interface Ending {
        void end(Refusal failure);
    }

    private void wait(int tag, Later later, Ending ending) {
        busy = true;
        busyTag = tag;
        flushed = false;
        later.whenDone(failure -> {
            busy = false;
            ending.end(failure);
            flushed = false;
            replies.free();
        });
    }

    /** Whether the answer to what is being waited for is wanted no more. */
    boolean isUnwanted(int tag) {
        return flushed && tag == busyTag;
    }

    private void clunk(int tag, int number, Rmessage reply) {
        Fid fid = fids.known(number);
        dropHeld(fid);
        fids.remove(number);
        Opened opened = fid.opened();
        if (opened == null) {
            replies.send(reply);
            return;
        }
        session.request(opened.writesText());
        Context context = opened.context();
        Later later;
        try {
            later = opened.finish(context);
        } catch (Refusal refusal) {
            ended(fid, context, refusal, reply);
            return;
        }
        if (later == null) {
            ended(fid, context, null, reply);
        } else {
            wait(tag, later, failure -> ended(fid, context, failure, reply));
        }
    }

    private void ended(Fid fid, Context context, Refusal failure, Rmessage reply) {
        finish(fid.opened(), context, failure);
        session.told(context, fid.opened().messages());
        fid.end();
        replies.send(reply);
    }

    private void dropHeld(Fid fid) {
        List<Held> own = held.stream().filter(read -> read.fid() == fid).toList();
        held.removeAll(own);
        own.forEach(read -> refuse(read.tag(), new Refusal("fid clunked")));
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
        held.clear();
        fids.clear();
    }
}
