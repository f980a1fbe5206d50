package assay.monkey.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/**
 * Files that are being opened together: walked to first, and opened once the walks were answered.
 *
 * <p>Whoever begins early finds them open: what a listing holds is fixed by its first read, and not by its open.
 */
public final class Opening {

    private final Client client;
    private final List<String> paths;
    private final int mode;
    private final List<Integer> fids;
    private final List<Tmessage> walks;
    private TreeMap<Integer, Tmessage> opens;

    Opening(Client client, List<String> paths, int mode) {
        this.client = client;
        this.paths = List.copyOf(paths);
        this.mode = mode;
        this.fids = paths.stream().map(path -> client.newFid()).toList();
        this.walks = new ArrayList<>();
        for (int at = 0; at < paths.size(); at++) {
            walks.add(client.walk(fids.get(at), paths.get(at)));
        }
    }

    /** Waits for the walks and asks for the opens of what is there. */
    public void goOn() {
        if (opens == null) {
            TreeMap<Integer, Tmessage> there = new TreeMap<>();
            for (int at = 0; at < paths.size(); at++) {
                if (Client.whole(client.answer(walks.get(at), false), paths.get(at))) {
                    int fid = fids.get(at);
                    there.put(at, client.ask(tag -> new Tmessage.Topen(tag, fid, mode)));
                }
            }
            opens = there;
        }
    }

    /** The files in order; in place of one that is not there, or cannot be opened, is nothing. */
    public List<Optional<Look.Open>> opened() {
        goOn();
        List<Optional<Look.Open>> opened = new ArrayList<>(Collections.nCopies(paths.size(), Optional.empty()));
        opens.forEach((at, open) -> opened.set(at, opened(at, open)));
        return opened;
    }

    private Optional<Look.Open> opened(int at, Tmessage open) {
        int fid = fids.get(at);
        if (client.answer(open, false) instanceof Rmessage.Ropen) {
            return Optional.of(new Look.Open(fid, paths.get(at)));
        }
        client.tell(tag -> new Tmessage.Tclunk(tag, fid));
        return Optional.empty();
    }
}
