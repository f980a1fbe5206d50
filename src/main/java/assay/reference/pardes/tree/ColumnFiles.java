package assay.reference.pardes.tree;

import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.session.Column;
import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Executing;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.tree.TextFile.Made;

/** The files of a column. */
final class ColumnFiles {

    private static final long PATHS = 1L << 40;

    private final Session session;
    private final Executing executing;

    ColumnFiles(Session session) {
        this.session = session;
        executing = new Executing(session);
    }

    Directory directory(Column column, Node above) {
        return new Directory("" + column.id(), PATHS + ((long) column.id() << 8), above, column::isClosed,
                () -> session.closing().removeColumn(column), directory -> entries(column, directory));
    }

    /** The column's first pane; of an empty column, the pane with the focus. */
    private Pane pane(Column column) {
        return column.panes().isEmpty() ? session.arrangement().focus() : column.panes().get(0);
    }

    private File.Builder file(Column column, String name, int mode) {
        String file = "col/" + column.id() + "/" + name;
        return new File.Builder(name, mode, owner -> new Context(() -> pane(column), column, owner, "-", file));
    }

    private List<Node> entries(Column column, Directory directory) {
        List<File.Builder> files = List.of(
                file(column, "tag", 0666).holdingText()
                        .emptiedBy(column.tag()::clear)
                        .opens(file -> new TextFile(file, session, Made.ONCE, column.tag()::text, (context, data) -> column.tag().append(data))),
                file(column, "ctl", 0222).opens(file -> new LineFile(file, session, null, true, executing::controlColumn)),
                file(column, "exec", 0222).opens(file -> new LineFile(file, session, null, true, executing::execute)));
        List<Node> entries = new ArrayList<>();
        files.forEach(each -> entries.add(each.build(directory, directory.qid().path() + entries.size() + 1)));
        return entries;
    }
}
