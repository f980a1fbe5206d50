package assay.monkey.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import assay.monkey.client.Client;
import assay.monkey.client.Look;
import assay.monkey.client.Opening;
import assay.monkey.operation.Data;
import assay.ninep.Mode;
import assay.ninep.Tmessage;

/**
 * Looks at a session's panes after each step, in three turns that wait for each other: the index, the directories, and the
 * index again, which tells whether anything changed meanwhile. The files of the next look are opened on the way.
 */
public final class Lookout {

    private static final List<String> EACH = List.of("/index", "/pane", "/col", "/index");

    private final Look look;
    private Opening opening;
    private List<Optional<Look.Open>> files;
    private Tmessage first;
    private Tmessage panes;
    private Tmessage columns;

    /** @param listing one more file to open */
    public Lookout(Client client, String listing) {
        this.look = new Look(client);
        this.opening = opening(listing);
    }

    private Opening opening(String listing) {
        return look.startOpening(Stream.concat(EACH.stream(), Stream.of(listing)).toList(), Mode.OREAD);
    }

    /**
     * Asks for the index.
     *
     * @throws AssertionError if it, or a directory, cannot be opened
     */
    public void begin() {
        files = opening.opened();
        first = look.startReading(file(0));
    }

    private Look.Open file(int place) {
        return files.get(place).orElseThrow(() -> new AssertionError(EACH.get(place) + " cannot be opened"));
    }

    /** Waits for the index, and asks for the directories; nothing if it cannot be read. */
    public Optional<Data> index() {
        Optional<Data> index = look.whole(file(0), first);
        panes = look.startReading(file(1));
        columns = look.startReading(file(2));
        return index;
    }

    /**
     * Waits for the directories and looks at the index again.
     *
     * @param index as it was
     * @param next the listing of the next look
     * @return nothing if they cannot be read
     */
    public Optional<Sight> end(Optional<Data> index, String next) {
        opening = opening(next);
        Optional<Data> listed = look.whole(file(1), panes);
        Optional<Data> numbered = look.whole(file(2), columns);
        opening.goOn();
        Optional<Data> again = look.read(file(3));
        look.clunk(files.subList(0, EACH.size()).stream().flatMap(Optional::stream).toList());
        if (Stream.of(index, listed, numbered, again).anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(Sight.of(index.get(), listed.get(), numbered.get(), again.get(), files.get(EACH.size())));
    }
}
