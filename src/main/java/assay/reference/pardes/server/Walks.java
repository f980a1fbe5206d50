package assay.reference.pardes.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import assay.ninep.Fcall;
import assay.ninep.Qid;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Node;

/** Follows names through the tree, from one fid of a connection to another. */
final class Walks {

    private final Session session;
    private final Fids fids;
    private final Replies replies;

    Walks(Session session, Fids fids, Replies replies) {
        this.session = session;
        this.fids = fids;
        this.replies = replies;
    }

    void walk(Tmessage.Twalk walk) {
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
            fids.put(walk.newfid(), new Fid(there, session.keeping()));
        }
        replies.send(new Rmessage.Rwalk(walk.tag(), qids));
    }

    /** Goes as far as names lead; if not even the first does, that is an error. */
    private static Node walked(Fid from, List<String> names, List<Qid> qids) {
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
}
