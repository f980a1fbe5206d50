package assay.monkey.client;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import assay.monkey.operation.Data;
import assay.ninep.Call;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;

/** Reads what the checks compare: whole files, several at the same time, in as few round trips as there are messages. */
public final class Look {

    /** The most bytes of one read. */
    public static final int WHOLE = 65_549;
    private static final int AT_ONCE = 64;
    /** A file that has no end is a fault of its own. */
    private static final int LONGEST = 12 << 20;

    private final Client client;

    public Look(Client client) {
        this.client = client;
    }

    /** An open file that is looked at. */
    public record Open(int fid, String path) {}

    /**
     * Gives an open file one message, and asks the root at the same time what it is: that it must answer whatever else goes on.
     *
     * @return why what was given was refused, if it was
     */
    public Optional<String> writeAndProveAlive(Open file, Data data) {
        List<Call> calls = client.askAll(List.of(tag -> new Tmessage.Tstat(tag, Session.ROOT),
                tag -> new Tmessage.Twrite(tag, file.fid(), 0, data.bytes())));
        client.answer(calls.get(0), false);
        return written(calls.get(1));
    }

    /** Opens files; in place of one that is not there, or cannot be opened, is nothing. */
    public List<Optional<Open>> open(List<String> paths, int mode) {
        List<Integer> fids = paths.stream().map(path -> client.newFid()).toList();
        List<Call> walks = client.askAll(IntStream.range(0, paths.size())
                .mapToObj(at -> Client.walk(fids.get(at), paths.get(at))).toList());
        List<Integer> there = IntStream.range(0, paths.size())
                .filter(at -> Client.whole(client.answer(walks.get(at), false), paths.get(at))).boxed().toList();
        List<Call> opens = client.askAll(there.stream()
                .<Tmessage.Untagged>map(at -> tag -> new Tmessage.Topen(tag, fids.get(at), mode)).toList());
        List<Optional<Open>> opened = new ArrayList<>(Collections.nCopies(paths.size(), Optional.empty()));
        for (int i = 0; i < there.size(); i++) {
            opened.set(there.get(i), opened(opens.get(i), fids.get(there.get(i)), paths.get(there.get(i))));
        }
        return opened;
    }

    private Optional<Open> opened(Call call, int fid, String path) {
        if (client.answer(call, false) instanceof Rmessage.Ropen) {
            return Optional.of(new Open(fid, path));
        }
        client.askLater(tag -> new Tmessage.Tclunk(tag, fid));
        return Optional.empty();
    }

    public Optional<Open> open(String path, int mode) {
        return open(List.of(path), mode).get(0);
    }

    /** All of an open file from its start, as much at a time as fits; nothing if a read was refused. */
    public Optional<Data> read(Open file) {
        return whole(file, firstOf(List.of(file)).get(0));
    }

    /** All of an open file whose first bytes are known: less than a message holds is all there is. */
    public Optional<Data> whole(Open file, Optional<Data> first) {
        return first.filter(data -> data.size() == WHOLE).isPresent() ? readBy(file, WHOLE) : first;
    }

    /** The same, so many bytes at a time. */
    public Optional<Data> readBy(Open file, int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        while (all.size() < LONGEST) {
            long at = all.size();
            Rmessage reply = client.call(tag -> new Tmessage.Tread(tag, file.fid(), at, count));
            if (!(reply instanceof Rmessage.Rread some)) {
                return Optional.empty();
            }
            if (some.data().length == 0) {
                break;
            }
            all.writeBytes(some.data());
        }
        return Optional.of(Data.of(all.toByteArray()));
    }

    /** The same, many pieces at the same time: for a file whose length is known and that cares for no order. */
    public Data readInPieces(Open file, int count, int length) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List<Tmessage.Untagged> pieces = new ArrayList<>();
        for (long at = 0; at < length + count; at += count) {
            long from = at;
            pieces.add(tag -> new Tmessage.Tread(tag, file.fid(), from, count));
        }
        for (int from = 0; from < pieces.size(); from += AT_ONCE) {
            take(client.askAll(pieces.subList(from, Math.min(pieces.size(), from + AT_ONCE))), all);
        }
        return Data.of(all.toByteArray());
    }

    private void take(List<Call> under, ByteArrayOutputStream all) {
        for (Call call : under) {
            if (client.answer(call, false) instanceof Rmessage.Rread some) {
                all.writeBytes(some.data());
            }
        }
    }

    /** The first bytes of each file, asked for together; one that is refused is nothing. */
    public List<Optional<Data>> firstOf(List<Open> files) {
        List<Call> calls = client.askAll(files.stream()
                .<Tmessage.Untagged>map(file -> tag -> new Tmessage.Tread(tag, file.fid(), 0, WHOLE)).toList());
        return calls.stream().map(call -> client.answer(call, false))
                .map(reply -> reply instanceof Rmessage.Rread some ? Optional.of(Data.of(some.data())) : Optional.<Data>empty())
                .toList();
    }

    /** Nobody waits for these answers: they are looked at when they have come, behind those to what is asked next. */
    public void clunk(List<Open> files) {
        files.forEach(file -> client.askLater(tag -> new Tmessage.Tclunk(tag, file.fid())));
    }

    /** Gives an open file one message; the server's words if it refused. */
    public Optional<String> write(Open file, Data data) {
        return written(startWriting(file, data));
    }

    private Call startWriting(Open file, Data data) {
        return client.ask(tag -> new Tmessage.Twrite(tag, file.fid(), 0, data.bytes()));
    }

    /** Why what was given was refused, if it was. */
    private Optional<String> written(Call call) {
        Rmessage reply = client.answer(call, false);
        return reply instanceof Rmessage.Rerror ? Optional.of(Client.why(reply)) : Optional.empty();
    }

    /** Asks for more of a file that may have nothing to say yet. */
    public Call startFollowing(Open file) {
        return client.ask(tag -> new Tmessage.Tread(tag, file.fid(), 0, WHOLE));
    }

    /** What has come of it; nothing if it was refused, or is at its end. */
    public Optional<Data> followed(Call call) {
        Rmessage reply = client.answer(call, false);
        return reply instanceof Rmessage.Rread some && some.data().length > 0 ? Optional.of(Data.of(some.data())) : Optional.empty();
    }
}
