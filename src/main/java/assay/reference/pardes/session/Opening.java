package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** Opens panes: of files, of directories and of nothing. */
public final class Opening {

    private final Session session;
    private final Arrangement arrangement;

    Opening(Session session) {
        this.session = session;
        arrangement = session.arrangement();
    }

    /** Opens the panes that it begins with. */
    public void begin(List<String> files) {
        Column first = arrangement.newColumn();
        if (files.isEmpty()) {
            arrangement.add(session.buffer(""), first, 0, "new");
        }
        for (String file : files) {
            begin(first, file);
        }
    }

    /** Of several files it is told which one cannot be opened. */
    private void begin(Column first, String file) {
        try {
            show(first, Names.absolute(session.directory(), file));
        } catch (Refusal refusal) {
            String why = refusal.getMessage();
            throw why.startsWith("\"") ? refusal : new Refusal(Shown.quoted(file) + ": " + why);
        }
    }

    private void show(Column column, String path) {
        Optional<Pane> open = arrangement.named(path);
        arrangement.focus(open.isPresent() ? open.get() : openFile(path, column, column.panes().size()));
    }

    /** An empty pane without a name, where new ones go; the focus stays. */
    public Pane newPane() {
        return add(session.buffer(""), arrangement.focus());
    }

    /** Adds a pane where new ones go. */
    Pane add(Buffer buffer, Pane near) {
        arrangement.checkRoom();
        if (session.settings().placesAtTheEnd() || near == null) {
            Column last = arrangement.columns().get(arrangement.columns().size() - 1);
            return arrangement.add(buffer, last, last.panes().size(), "new");
        }
        return addBelow(buffer, near, "new");
    }

    /** Adds a pane below another one. */
    Pane addBelow(Buffer buffer, Pane near, String record) {
        Column column = near.column();
        return arrangement.add(buffer, column, column.panes().indexOf(near) + 1, record);
    }

    /** Opens a file or a directory; one that is not there is an empty pane. */
    Pane openFile(String path, Column column, int place) {
        return arrangement.add(read(path), column, place, "new");
    }

    /** What a file or a directory holds, as it was just read. */
    Buffer read(String path) {
        arrangement.checkRoom();
        Buffer buffer = session.buffer(path);
        if (Disk.isDirectory(path)) {
            buffer.rename(path.endsWith("/") ? path : path + "/");
            buffer.kind(Buffer.Kind.DIRECTORY);
            buffer.document().fill(listing(path));
        } else if (Disk.exists(path)) {
            byte[] bytes = Disk.read(path);
            buffer.document().fill(bytes);
            buffer.saw(path, Print.of(bytes));
        }
        session.recent().add(buffer.name());
        return buffer;
    }

    /** The names in a directory, a line each. */
    byte[] listing(String path) {
        StringBuilder names = new StringBuilder();
        Disk.list(path).forEach(entry -> names.append(Shown.of(entry)).append('\n'));
        return names.toString().getBytes(StandardCharsets.UTF_8);
    }
}
