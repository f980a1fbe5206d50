package assay.reference.pardes.server;

import assay.ninep.Fcall;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Opened;

/** Answers writes and clunks, and keeps the account of what failed. */
final class Writes {

    private final Session session;
    private final Replies replies;
    private int busyTag = Fcall.NOTAG;
    private boolean busy;
    private boolean flushed;

    Writes(Session session, Replies replies) {
        this.session = session;
        this.replies = replies;
    }

    /** Whether something slow is under way, before whose end only flushes are answered. */
    boolean isBusy() {
        return busy;
    }

    /** @param full how long a message is that a longer write may have been cut to */
    void write(Tmessage.Twrite write, Fid fid, int full) {
        if (!fid.writes()) {
            throw new Refusal("file not open for writing");
        }
        session.request(fid.opened().writesText());
        Context context = fid.opened().context();
        try {
            Later later = written(fid, context, write.data(), full);
            whenDone(write.tag(), later, failure -> end(write, fid.opened(), context, failure));
        } catch (Refusal refusal) {
            end(write, fid.opened(), context, refusal);
        }
    }

    private static Later written(Fid fid, Context context, byte[] data, int full) {
        fid.needLiving();
        return data.length == 0 ? null : fid.opened().write(context, data, data.length >= full);
    }

    private void end(Tmessage.Twrite write, Opened opened, Context context, Refusal failure) {
        account(opened, context, failure);
        if (failure == null) {
            replies.send(new Rmessage.Rwrite(write.tag(), write.data().length));
        } else {
            replies.refuse(write.tag(), failure);
        }
    }

    /** What failed is told once, and what was looked for in vain only if nothing failed. */
    private void account(Opened opened, Context context, Refusal failure) {
        if (failure == null) {
            session.taken(context);
            opened.taken(context);
        } else {
            session.failed(context, Session.reason(failure));
            opened.failed();
        }
    }

    /** Runs what still waits on a fid, and answers whatever comes of it. */
    void clunk(int tag, Fid fid, Rmessage reply) {
        Opened opened = fid.opened();
        if (opened == null) {
            replies.send(reply);
            return;
        }
        session.request(opened.writesText());
        Context context = opened.context();
        try {
            whenDone(tag, opened.finish(context), failure -> end(fid, context, failure, reply));
        } catch (Refusal refusal) {
            end(fid, context, refusal, reply);
        }
    }

    private void end(Fid fid, Context context, Refusal failure, Rmessage reply) {
        account(fid.opened(), context, failure);
        session.told(context, fid.opened().messages());
        fid.end();
        replies.send(reply);
    }

    /** What happens at the end of something. */
    private interface Ending {
        void end(Refusal failure);
    }

    private void whenDone(int tag, Later later, Ending ending) {
        if (later == null) {
            ending.end(null);
            return;
        }
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

    /** The answer to a tag is wanted no more. */
    void flush(int tag) {
        flushed |= busy && busyTag == tag;
    }

    boolean isUnwanted(int tag) {
        return flushed && tag == busyTag;
    }
}
