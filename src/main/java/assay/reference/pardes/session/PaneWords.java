package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import assay.reference.pardes.text.Refusal;

/** Words that arrange panes and columns, and move the focus. */
final class PaneWords {

    private final Session session;
    private final Arrangement arrangement;

    PaneWords(Session session) {
        this.session = session;
        arrangement = session.arrangement();
    }

    void addTo(Builtins words) {
        words.add("Newcol", "opens a column at the right, with an empty pane", (context, line) -> newColumn());
        words.add("Zerox", "opens another view of the pane's text", (context, line) -> zerox(context.pane()));
        words.add("Del", "closes the pane", (context, line) -> closeAll(List.of(context.pane())));
        words.add("Delcol", "closes the column", (context, line) -> closeColumn(context.column()));
        words.add("DelAbove", "closes the panes above", (context, line) -> closeAll(above(context.pane())));
        words.add("DelBelow", "closes the panes below", (context, line) -> closeAll(below(context.pane())));
        words.add("Collapse", "shows the pane's tag only, or all of it again", (context, line) -> collapse(context.pane()));
        words.add("Joincol", "moves the column's panes to the column beside it", (context, line) -> join(context.column()));
        words.add("Sort", "sorts the column's panes by name", (context, line) -> sort(context.column()));
        words.add("Left", "moves the focus to the column at the left", (context, line) -> toColumn(context, -1));
        words.add("Right", "moves the focus to the column at the right", (context, line) -> toColumn(context, 1));
        words.add("Up", "moves the focus to the pane above", (context, line) -> toPane(context, -1));
        words.add("Down", "moves the focus to the pane below", (context, line) -> toPane(context, 1));
        words.add("Back", "moves the focus back to where it was", (context, line) -> back());
        words.add("Last", "is Back", (context, line) -> back());
        words.add("Forward", "moves the focus forward again", (context, line) -> jump(arrangement.jumps().forward()));
    }

    private void newColumn() {
        arrangement.checkRoom();
        Column column = arrangement.newColumn();
        arrangement.focus(arrangement.add(session.buffer(""), column, 0, "new"));
    }

    private void zerox(Pane pane) {
        if (pane.buffer().isDirectory()) {
            throw new Refusal("is a directory");
        }
        if (pane.buffer().shell() != null) {
            throw new Refusal("is a terminal");
        }
        arrangement.checkRoom();
        arrangement.focus(session.opening().addBelow(pane.buffer(), pane, "zerox"));
    }

    private void closeAll(List<Pane> panes) {
        session.closing().checkClean(panes);
        panes.forEach(session.closing()::close);
    }

    private void closeColumn(Column column) {
        session.closing().checkClean(column.panes());
        session.closing().close(column);
    }

    private static List<Pane> above(Pane pane) {
        List<Pane> panes = pane.column().panes();
        return List.copyOf(panes.subList(0, panes.indexOf(pane)));
    }

    private static List<Pane> below(Pane pane) {
        List<Pane> panes = pane.column().panes();
        return List.copyOf(panes.subList(panes.indexOf(pane) + 1, panes.size()));
    }

    private static void collapse(Pane pane) {
        pane.collapsed(!pane.isCollapsed());
    }

    private void join(Column column) {
        List<Column> columns = arrangement.columns();
        if (columns.size() == 1) {
            throw new Refusal("only one column");
        }
        int place = columns.indexOf(column);
        Column other = columns.get(place == 0 ? 1 : place - 1);
        List<Pane> moved = new ArrayList<>(column.panes());
        column.panes().clear();
        other.panes().addAll(moved);
        moved.forEach(pane -> pane.column(other));
        arrangement.remove(column);
    }

    private static void sort(Column column) {
        column.panes().sort(Comparator.comparing(Pane::name));
    }

    private void toColumn(Context context, int step) {
        int place = arrangement.columns().indexOf(context.column()) + step;
        if (place >= 0 && place < arrangement.columns().size()) {
            arrangement.columns().get(place).panes().stream().findFirst().ifPresent(arrangement::focus);
        }
    }

    private void toPane(Context context, int step) {
        List<Pane> panes = context.pane().column().panes();
        int place = panes.indexOf(context.pane()) + step;
        if (place >= 0 && place < panes.size()) {
            arrangement.focus(panes.get(place));
        }
    }

    private void back() {
        jump(arrangement.jumps().back(arrangement.focus()));
    }

    private void jump(Optional<Pane> pane) {
        pane.filter(there -> there != arrangement.focus()).ifPresent(arrangement::refocus);
    }
}
