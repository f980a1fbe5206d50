package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;

/** Where columns and panes would stand on a screen. */
final class Layout {

    private final Settings settings;
    private final List<Column> columns;

    Layout(Settings settings, List<Column> columns) {
        this.settings = settings;
        this.columns = columns;
    }

    /** A column's cells, counted from the left. */
    record Strip(Column column, int x, int width) {}

    /** A pane's rows, counted from the top; none if there is no room for it. */
    record Area(Pane pane, int y, int rows) {}

    /** Columns share the width; the first ones take what is left over. */
    List<Strip> strips() {
        List<Strip> strips = new ArrayList<>();
        int x = 0;
        for (int i = 0; i < columns.size(); i++) {
            boolean wider = i < settings.columns() % columns.size();
            int width = settings.columns() / columns.size() + (wider ? 1 : 0);
            strips.add(new Strip(columns.get(i), x, width));
            x += width;
        }
        return strips;
    }

    /** The panes of a column share the rows below the two of tags; a collapsed one has one row. */
    List<Area> areas(Column column) {
        List<Pane> panes = column.panes();
        int open = (int) panes.stream().filter(pane -> !pane.isCollapsed()).count();
        int room = Math.max(0, settings.rows() - 2);
        int shared = Math.max(0, room - (panes.size() - open));
        List<Area> areas = new ArrayList<>();
        int y = 2;
        int seen = 0;
        for (Pane pane : panes) {
            boolean taller = !pane.isCollapsed() && seen < (open == 0 ? 0 : shared % open);
            int wanted = pane.isCollapsed() ? 1 : Math.max(1, shared / open + (taller ? 1 : 0));
            seen += pane.isCollapsed() ? 0 : 1;
            int rows = Math.min(wanted, settings.rows() - y);
            areas.add(new Area(pane, y, rows));
            y += rows;
        }
        return areas;
    }
}
