package assay.monkey.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

import assay.monkey.operation.Data;
import assay.monkey.operation.Guard;
import assay.monkey.operation.Operation;
import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** What one client does to one file, request by request; each goes into the deed. */
final class Hand {

    /** How long a read that may be held is let wait before it is taken back. */
    static final Duration PATIENCE = Duration.ofMillis(3);

    private static final int WRITE_HEADER = 23;
    private static final int READ_HEADER = 11;
    private static final int LARGE = 1 << 16;
    private static final List<String> SLOW = List.of("Grep", "Find", "Dump", "Restore", "Tty", "Edit");

    private final Client client;
    private final Deed deed;

    Hand(Client client, Deed deed) {
        this.client = client;
        this.deed = deed;
    }

    int full() {
        return client.msize() - WRITE_HEADER - 1;
    }

    private void note(Request.Kind kind, String path, int mode, Data data, Rmessage reply) {
        boolean refused = reply instanceof Rmessage.Rerror;
        deed.add(new Request(kind, path, mode, data, refused ? Request.State.REFUSED : Request.State.DONE, Client.why(reply)));
    }

    private void note(Request.Kind kind, String path, Rmessage reply) {
        note(kind, path, 0, Data.NONE, reply);
    }

    /** A fid of a path, if there is such a file. */
    Optional<Integer> walk(String path) {
        int fid = client.newFid();
        Rmessage reply = client.answer(client.walk(fid, path), false);
        note(Request.Kind.WALK, path, reply);
        return Client.whole(reply, path) ? Optional.of(fid) : Optional.empty();
    }

    /** An open fid of a path, if it can be opened so; none is left otherwise. */
    Optional<Handle> open(String path, int mode) {
        Optional<Integer> fid = walk(path);
        if (fid.isEmpty()) {
            return Optional.empty();
        }
        Rmessage reply = client.answer(client.ask(tag -> new Tmessage.Topen(tag, fid.get(), mode)), false);
        note(opening(path, mode), path, mode, Data.NONE, reply);
        if (reply instanceof Rmessage.Rerror) {
            clunk(fid.get(), path);
            return Optional.empty();
        }
        return Optional.of(new Handle(fid.get(), path, mode, new CommandLines(path, full())));
    }

    private static Request.Kind opening(String path, int mode) {
        if (path.equals("/pane/new") && mode % 4 == Mode.OREAD) {
            return Request.Kind.NEW_PANE;
        }
        return (mode & Mode.OTRUNC) != 0 && mode % 4 != Mode.OREAD ? Request.Kind.EMPTY : Request.Kind.OPEN;
    }

    /** Ends a fid that is not open. */
    private void clunk(int fid, String path) {
        client.tell(tag -> new Tmessage.Tclunk(tag, fid));
        ended(Request.Kind.FORGET, path, 0);
    }

    void clunk(Handle file) {
        if (file.written() && file.lines.waits()) {
            deed.allowClose();
            client.answer(client.ask(tag -> new Tmessage.Tclunk(tag, file.fid)), true);
        } else {
            client.tell(tag -> new Tmessage.Tclunk(tag, file.fid));
        }
        ended(Request.Kind.CLUNK, file.path, file.mode);
    }

    /** No clunk of a fid that is there is refused: that is judged where the reply comes in. */
    private void ended(Request.Kind kind, String path, int mode) {
        deed.add(new Request(kind, path, mode, Data.NONE, Request.State.DONE, ""));
    }

    /** Gives an open file one message; whether it was taken. */
    boolean write(Handle file, long at, Data data) {
        Optional<String> refusal = Guard.refusal(file.path, data);
        if (refusal.isPresent()) {
            return false;
        }
        if (file.lines.waits()) {
            // What is written now ends a line that was begun long ago: no model sees that in the request.
            deed.beUncertain();
        }
        Tmessage call = client.ask(tag -> new Tmessage.Twrite(tag, file.fid, at == Operation.ONWARD ? file.offset : at, data.bytes()));
        Rmessage reply = client.answer(call, slow(data));
        note(file.written() ? Request.Kind.WRITE : Request.Kind.MISUSE, file.path, file.mode, data, reply);
        file.offset += data.size();
        return file.written() && !(reply instanceof Rmessage.Rerror) ? taken(file, data, reply) : refused(file);
    }

    private boolean taken(Handle file, Data data, Rmessage reply) {
        deed.allowMisses(file.lines.take(data));
        if (reply instanceof Rmessage.Rwrite written && written.count() != data.size()) {
            deed.complain("whole-writes", "a write took another number of bytes than it was given",
                    written.count() + " of " + data.size() + " for " + file.path);
        }
        return true;
    }

    private static boolean refused(Handle file) {
        file.lines.refused();
        return false;
    }

    private static boolean slow(Data data) {
        return data.size() > LARGE || SLOW.stream().anyMatch(data.latin()::contains);
    }

    Data most(Data data) {
        return data.part(0, client.msize() - WRITE_HEADER);
    }

    /** Asks an open file for bytes; whether some came. */
    boolean read(Handle file, long at, int count) {
        Tmessage call = startReading(file, at, count);
        Optional<Rmessage> reply = held(file.path) ? readHeld(call) : Optional.of(client.answer(call, false));
        if (reply.isEmpty()) {
            deed.add(new Request(Request.Kind.READ, file.path, file.mode, Data.NONE, Request.State.HELD, ""));
            return false;
        }
        note(Request.Kind.READ, file.path, file.mode, Data.NONE, reply.get());
        int length = reply.get() instanceof Rmessage.Rread some ? some.data().length : 0;
        if (Integer.compareUnsigned(length, count) > 0) {
            deed.complain("whole-reads", "a read gave more bytes than it was asked for",
                    length + " for " + Integer.toUnsignedString(count) + " of " + file.path);
        }
        file.offset = (at == Operation.ONWARD ? file.offset : at) + length;
        return length > 0;
    }

    Tmessage startReading(Handle file, long at, int count) {
        long from = at == Operation.ONWARD ? file.offset : at;
        int room = client.msize() - READ_HEADER;
        int most = Integer.compareUnsigned(count, room) < 0 ? count : room;
        return client.ask(tag -> new Tmessage.Tread(tag, file.fid, from, most));
    }

    private Optional<Rmessage> readHeld(Tmessage call) {
        Optional<Rmessage> soon = client.answerWithin(call, PATIENCE);
        return soon.isPresent() ? soon : client.flush(call);
    }

    /** Whether a read of a file may wait for something to happen. */
    static boolean held(String path) {
        return path.equals("/log") || path.endsWith("/event") || path.endsWith("/pty/data") || path.endsWith("/pty/run");
    }

    void stat(int fid, String path) {
        note(Request.Kind.STAT, path, client.call(tag -> new Tmessage.Tstat(tag, fid)));
        clunk(fid, path);
    }

    void remove(int fid, String path) {
        note(Request.Kind.REMOVE, path, client.answer(client.ask(tag -> new Tmessage.Tremove(tag, fid)), true));
    }

    void create(int fid, Operation.Create what) {
        note(Request.Kind.CREATE, what.path() + "/" + what.name(),
                client.call(tag -> new Tmessage.Tcreate(tag, fid, what.name(), what.perm(), what.mode())));
        clunk(fid, what.path());
    }
}
