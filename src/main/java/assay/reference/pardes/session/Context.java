package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Where a command runs, on whose behalf, and what it has to say when it is over. */
public final class Context {

    private final Supplier<Pane> pane;
    private final Column column;
    private final Object owner;
    private final String who;
    private final String file;
    private final List<String> misses = new ArrayList<>();
    private final List<String> messages = new ArrayList<>();

    /**
     * @param pane the pane that commands apply to, asked for each time: it may be the one with the focus
     * @param column the column that is meant, or null
     * @param owner who holds what this locks
     * @param who the pane's number in records, or a hyphen
     * @param file the file that was written
     */
    public Context(Supplier<Pane> pane, Column column, Object owner, String who, String file) {
        this.pane = pane;
        this.column = column;
        this.owner = owner;
        this.who = who;
        this.file = file;
    }

    /** The pane that commands apply to. */
    public Pane pane() {
        return pane.get();
    }

    Column column() {
        return column == null ? pane().column() : column;
    }

    Object owner() {
        return owner;
    }

    public String who() {
        return who;
    }

    public String file() {
        return file;
    }

    /** A look found nothing: that is no failure. */
    void miss(String quoted) {
        misses.add("nothing found for " + quoted);
    }

    public List<String> misses() {
        return misses;
    }

    void message(String quoted) {
        messages.add(quoted);
    }

    public List<String> messages() {
        return messages;
    }
}
