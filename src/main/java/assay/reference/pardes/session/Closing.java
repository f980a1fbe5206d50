package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.text.Refusal;

/** Closes panes and columns, and with the last one the session. */
public final class Closing {

    private static final int OPEN = -1;

    private final Session session;
    private final Arrangement arrangement;
    private int status = OPEN;
    private boolean restored;

    Closing(Session session) {
        this.session = session;
        arrangement = session.arrangement();
    }

    /** Refuses to go on if a change that nobody was warned of would be lost. */
    void checkClean(List<Pane> panes) {
        List<Pane> dirty = panes.stream().filter(pane -> pane.buffer().wouldBeLost()).toList();
        dirty.forEach(pane -> pane.buffer().warn());
        if (!dirty.isEmpty()) {
            throw new Refusal("file dirty");
        }
    }

    /** Closes a pane, whatever it holds. */
    public void close(Pane pane) {
        if (pane.isClosed()) {
            return;
        }
        boolean last = pane.buffer().views().size() == 1;
        arrangement.remove(pane);
        session.commands().paneClosed(pane);
        if (last && pane.buffer().shell() != null) {
            pane.buffer().shell().close();
        }
        if (arrangement.panes().isEmpty() && !restored) {
            quit(0);
        }
    }

    /** Closes all panes of a column, and the column if it is not the only one. */
    public void close(Column column) {
        List.copyOf(column.panes()).forEach(this::close);
        if (arrangement.columns().size() > 1) {
            arrangement.remove(column);
        }
    }

    /** Closes a column if it is not the only one, or takes the session with it. */
    public void removeColumn(Column column) {
        if (arrangement.columns().size() == 1 && column.panes().isEmpty()) {
            throw new Refusal("permission denied");
        }
        close(column);
    }

    /** Ends the session once what is under way is answered. */
    void quit(int wanted) {
        if (status < 0) {
            status = wanted;
        }
    }

    /** How the session ended, or -1. */
    public int status() {
        return status;
    }

    /** Closes every pane without taking that for the end. */
    void replaceAll(Runnable others) {
        restored = true;
        List<Column> old = new ArrayList<>(arrangement.columns());
        arrangement.panes().forEach(this::close);
        old.forEach(arrangement::remove);
        arrangement.forgetJumps();
        others.run();
    }

    /** Whether all panes were replaced, and clients are to come again; told once. */
    public boolean takeRestored() {
        boolean was = restored;
        restored = false;
        return was;
    }
}
