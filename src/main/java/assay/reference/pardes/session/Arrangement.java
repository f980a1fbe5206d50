package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** Columns of panes: which there are, in which order, and which has the focus. */
public final class Arrangement {

    static final int MOST_PANES = 256;
    static final int MOST_COLUMNS = 16;

    private final List<Column> columns = new ArrayList<>();
    private final Log log;
    private final Supplier<Character> origin;
    private Jumps jumps = new Jumps();
    private int lastSerial;
    private int lastColumn;
    private Pane focus;

    Arrangement(Log log, Supplier<Character> origin) {
        this.log = log;
        this.origin = origin;
    }

    /** Left to right. */
    public List<Column> columns() {
        return columns;
    }

    public Optional<Column> column(int id) {
        return columns.stream().filter(column -> column.id() == id).findFirst();
    }

    /** Column by column, top to bottom. */
    public List<Pane> panes() {
        List<Pane> all = new ArrayList<>();
        columns.forEach(column -> all.addAll(column.panes()));
        return all;
    }

    public Optional<Pane> pane(int serial) {
        return panes().stream().filter(pane -> pane.serial() == serial).findFirst();
    }

    Optional<Pane> named(String name) {
        String plain = Names.withoutSlash(name);
        return panes().stream().filter(pane -> Names.withoutSlash(pane.name()).equals(plain) && !name.isEmpty()).findFirst();
    }

    public Pane focus() {
        return focus;
    }

    Jumps jumps() {
        return jumps;
    }

    void forgetJumps() {
        jumps = new Jumps();
    }

    /** Moves the focus, and notes where it was. */
    void focus(Pane wanted) {
        if (wanted == focus) {
            return;
        }
        jumps.leave(focus);
        refocus(wanted);
    }

    /** Moves the focus along the places where it was. */
    void refocus(Pane wanted) {
        focus = wanted;
        log.add("focus", wanted.serial(), shown(wanted));
    }

    static String shown(Pane pane) {
        return Shown.of(pane.name());
    }

    Column newColumn() {
        if (columns.size() == MOST_COLUMNS) {
            throw new Refusal("too many columns");
        }
        Column column = new Column(++lastColumn);
        columns.add(column);
        log.add("newcol", "-", "" + column.id());
        return column;
    }

    /** The number that the next pane will have. */
    int nextSerial() {
        return lastSerial + 1;
    }

    void checkRoom() {
        if (panes().size() >= MOST_PANES) {
            throw new Refusal("too many panes");
        }
    }

    /** A new pane of a column. @param place how many panes stand above it */
    Pane add(Buffer buffer, Column column, int place, String record) {
        checkRoom();
        Pane pane = new Pane(++lastSerial, buffer, column, origin);
        column.panes().add(Math.min(place, column.panes().size()), pane);
        if (focus == null) {
            focus = pane;
        }
        log.add(record, pane.serial(), shown(pane));
        return pane;
    }

    /** Takes a pane away; the focus goes to the one that takes its place, above or elsewhere. */
    void remove(Pane pane) {
        Column column = pane.column();
        int place = column.panes().indexOf(pane);
        column.panes().remove(pane);
        pane.close();
        jumps.forget(pane);
        log.add("del", pane.serial(), shown(pane));
        if (focus == pane) {
            focus = heir(column, place);
        }
    }

    private Pane heir(Column column, int place) {
        if (!column.panes().isEmpty()) {
            return column.panes().get(Math.min(place, column.panes().size() - 1));
        }
        List<Pane> all = panes();
        return all.isEmpty() ? null : all.get(0);
    }

    void remove(Column column) {
        columns.remove(column);
        column.close();
        log.add("delcol", "-", "" + column.id());
    }
}
