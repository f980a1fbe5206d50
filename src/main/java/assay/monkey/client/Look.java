package assay.monkey.client;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import assay.monkey.operation.Data;
import assay.ninep.Rmessage;
import assay.ninep.Session;
import assay.ninep.Tmessage;

/** Reads what the checks compare: whole files, several at the same time, in as few round trips as there are messages. */
public final class Look {

    private static final int READ_HEADER = 11;
    /** A file that has no end is a fault of its own. */
    private static final int LONGEST = 12 << 20;

    private final Client client;

    public Look(Client client) {
        this.client = client;
    }

    /** An open file that is looked at. */
    public record Open(int fid, String path) {}

    /** The most bytes of one read. */
    private int most() {
        return client.msize() - READ_HEADER;
    }

    /** Asks the root what it is: that it must answer whatever else goes on. */
    public Tmessage askForLife() {
        return client.ask(tag -> new Tmessage.Tstat(tag, Session.ROOT));
    }

    public void await(Tmessage asked) {
        client.answer(asked, false);
    }

    /** Begins to open files: see {@link Opening}. */
    public Opening startOpening(List<String> paths, int mode) {
        return new Opening(client, paths, mode);
    }

    /** Opens files; in place of one that is not there, or cannot be opened, is nothing. */
    public List<Optional<Open>> open(List<String> paths, int mode) {
        return startOpening(paths, mode).opened();
    }

    public Optional<Open> open(String path, int mode) {
        return open(List.of(path), mode).get(0);
    }

    /** Asks for the first bytes of an open file, as many as fit. */
    public Tmessage startReading(Open file) {
        return client.ask(tag -> new Tmessage.Tread(tag, file.fid(), 0, most()));
    }

    /** All of an open file whose first bytes were asked for; nothing if a read was refused. */
    public Optional<Data> whole(Open file, Tmessage first) {
        Rmessage reply = client.answer(first, false);
        if (!(reply instanceof Rmessage.Rread some)) {
            return Optional.empty();
        }
        return some.data().length == most() ? readBy(file, most()) : Optional.of(Data.of(some.data()));
    }

    /** All of an open file from its start. */
    public Optional<Data> read(Open file) {
        return whole(file, startReading(file));
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

    /**
     * Pieces behind one another, all asked for at the same time: for a file that cares for no order.
     *
     * @param pieces how many reads, each of so many bytes
     */
    public Data readInPieces(Open file, int from, int count, int pieces) {
        List<Tmessage> reads = IntStream.range(0, pieces).<Tmessage>mapToObj(piece -> client.ask(tag ->
                new Tmessage.Tread(tag, file.fid(), from + (long) piece * count, count))).toList();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Tmessage read : reads) {
            if (client.answer(read, false) instanceof Rmessage.Rread some) {
                all.writeBytes(some.data());
            }
        }
        return Data.of(all.toByteArray());
    }

    /** Nobody waits for these answers: they are judged when they have come. */
    public void clunk(List<Open> files) {
        files.forEach(file -> client.tell(tag -> new Tmessage.Tclunk(tag, file.fid())));
    }

    /** Gives an open file one message. */
    public Tmessage startWriting(Open file, Data data) {
        return client.ask(tag -> new Tmessage.Twrite(tag, file.fid(), 0, data.bytes()));
    }

    /** Why what was given was refused, if it was. */
    public Optional<String> refusal(Tmessage written) {
        Rmessage reply = client.answer(written, false);
        return reply instanceof Rmessage.Rerror ? Optional.of(Client.why(reply)) : Optional.empty();
    }

    /** Asks for more of a file that may have nothing to say yet. */
    public Tmessage startFollowing(Open file) {
        return startReading(file);
    }

    /** What has come of it; nothing if it was refused, or is at its end. */
    public Optional<Data> followed(Tmessage call) {
        Rmessage reply = client.answer(call, false);
        return reply instanceof Rmessage.Rread some && some.data().length > 0 ? Optional.of(Data.of(some.data())) : Optional.empty();
    }
}
