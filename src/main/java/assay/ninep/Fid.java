package assay.ninep;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A client's name for a file of a server, and what can be done with that file.
 *
 * <p>Each request waits for its reply, and throws {@link Refused} if the server refuses it.
 */
public final class Fid {

    /** What a Twrite needs beside its data. */
    private static final int WRITE_HEADER = 23;
    /** What an Rread needs beside its data. */
    private static final int READ_HEADER = 11;

    private final Session session;
    private final int number;

    public Fid(Session session, int number) {
        this.session = session;
        this.number = number;
    }

    public int number() {
        return number;
    }

    public Session session() {
        return session;
    }

    /** The names of a path, which is absolute or not: both start at this fid. */
    static List<String> names(String path) {
        return Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
    }

    /** A new fid of the file at a path of at most {@link Fcall#MAXWELEM} names. */
    public Fid walk(String path) {
        List<String> names = names(path);
        Fid there = new Fid(session, session.newFid());
        Call call = session.ask(tag -> new Tmessage.Twalk(tag, number, there.number, names));
        int found = session.take(Rmessage.Rwalk.class, call).wqid().size();
        if (found < names.size()) {
            throw new Refused(call.request(), "the walk stopped after " + found + " of " + names.size() + " names");
        }
        return there;
    }

    /** Opens this fid; returns itself. */
    public Fid open(int mode) {
        session.call(Rmessage.Ropen.class, tag -> new Tmessage.Topen(tag, number, mode));
        return this;
    }

    /** Walks to a path and opens what is there; if that is refused, the new fid is clunked. */
    public Fid open(String path, int mode) {
        Fid there = walk(path);
        try {
            return there.open(mode);
        } catch (Refused refused) {
            there.clunk();
            throw refused;
        }
    }

    /** Asks for bytes and does not wait. */
    public Call startReading(long offset, int count) {
        return session.ask(tag -> new Tmessage.Tread(tag, number, offset, count));
    }

    /** Bytes of this open file; none at its end. */
    public byte[] read(long offset, int count) {
        return session.take(Rmessage.Rread.class, startReading(offset, count)).data();
    }

    /** This open file from its start to its end, as many bytes at a time as a message holds. */
    public byte[] read() {
        return readBy(session.msize() - READ_HEADER);
    }

    /** This open file from its start to its end, so many bytes at a time. */
    public byte[] readBy(int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] some = read(0, count); some.length > 0; some = read(all.size(), count)) {
            all.writeBytes(some);
        }
        return all.toByteArray();
    }

    /** Asks to take bytes, which must fit into one message, and does not wait. */
    public Call startWriting(long offset, byte[] data) {
        return session.ask(tag -> new Tmessage.Twrite(tag, number, offset, data));
    }

    /** Gives bytes to this open file in one message. */
    public int write(long offset, byte[] data) {
        return session.take(Rmessage.Rwrite.class, startWriting(offset, data)).count();
    }

    /** Gives bytes to this open file, as many at a time as a message holds; no bytes are one message too. */
    public void write(byte[] data) {
        writeBy(session.msize() - WRITE_HEADER, data);
    }

    /** Gives bytes to this open file, so many at a time. */
    public void writeBy(int count, byte[] data) {
        int at = 0;
        do {
            byte[] some = Arrays.copyOfRange(data, at, Math.min(data.length, at + count));
            write(at, some);
            at += some.length;
        } while (at < data.length);
    }

    public Dir stat() {
        return session.call(Rmessage.Rstat.class, tag -> new Tmessage.Tstat(tag, number)).stat();
    }

    public void wstat(Dir dir) {
        session.call(Rmessage.Rwstat.class, tag -> new Tmessage.Twstat(tag, number, dir));
    }

    public Qid create(String name, int perm, int mode) {
        return session.call(Rmessage.Rcreate.class, tag -> new Tmessage.Tcreate(tag, number, name, perm, mode)).qid();
    }

    /** Removes the file; this fid is gone in any case. */
    public void remove() {
        session.call(Rmessage.Rremove.class, tag -> new Tmessage.Tremove(tag, number));
    }

    public void clunk() {
        session.call(Rmessage.Rclunk.class, tag -> new Tmessage.Tclunk(tag, number));
    }

    /** The whole file at a path. */
    public byte[] read(String path) {
        return using(path, Mode.OREAD, Fid::read);
    }

    /** The entries of the directory at a path. */
    public List<Dir> list(String path) {
        return Dir.entries(read(path));
    }

    /** Gives bytes to the file at a path: an open, as many writes as it takes, a clunk. */
    public void write(String path, byte[] data) {
        using(path, Mode.OWRITE, file -> {
            file.write(data);
            return file;
        });
    }

    private <T> T using(String path, int mode, Function<Fid, T> use) {
        Fid file = open(path, mode);
        T made;
        try {
            made = use.apply(file);
        } catch (Refused refused) {
            file.clunk();
            throw refused;
        }
        file.clunk();
        return made;
    }
}
