package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;

/** Panes, one below the other. */
public final class Column {

    private final int id;
    private final Tag tag = new Tag("New Cut Paste Snarf Sort Zerox Delcol ");
    private final List<Pane> panes = new ArrayList<>();
    private boolean closed;

    Column(int id) {
        this.id = id;
    }

    public int id() {
        return id;
    }

    public Tag tag() {
        return tag;
    }

    /** Its panes, top to bottom. */
    public List<Pane> panes() {
        return panes;
    }

    public boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
    }
}
