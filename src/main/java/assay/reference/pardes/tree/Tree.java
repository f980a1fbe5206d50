package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import assay.reference.pardes.session.Column;
import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Executing;
import assay.reference.pardes.session.Line;
import assay.reference.pardes.session.Listings;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.tree.TextFile.Made;

/** The tree that the session serves: its root and what is below. */
public final class Tree {

    private static final int DIRECTORIES = 128;

    private final Session session;
    private final Listings listings;
    private final Executing executing;
    private final PaneFiles paneFiles;
    private final ColumnFiles columnFiles;
    private final Supplier<byte[]> status;
    private final Supplier<byte[]> listeners;
    private final Supplier<byte[]> readme;
    private final Directory root;

    /**
     * @param status what the session's state is
     * @param listeners where it is served
     * @param readme what the tree is, in short
     */
    public Tree(Session session, Supplier<byte[]> status, Supplier<byte[]> listeners, Supplier<byte[]> readme) {
        this.session = session;
        this.status = status;
        this.listeners = listeners;
        this.readme = readme;
        listings = new Listings(session);
        executing = new Executing(session);
        paneFiles = new PaneFiles(session);
        columnFiles = new ColumnFiles(session);
        root = new Directory("/", 0, null, () -> false, Directory::cannotRemove, this::rootEntries);
    }

    public Node root() {
        return root;
    }

    private Context context(String name, Object owner) {
        return new Context(session.arrangement()::focus, null, owner, "-", name);
    }

    private File.Builder file(String name, int mode) {
        return new File.Builder(name, mode, owner -> context(name, owner));
    }

    private File.Builder listing(String name, Supplier<byte[]> text) {
        return file(name, 0444).opens(file -> new TextFile(file, session, Made.ONCE, text, null));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private List<Node> rootEntries(Directory root) {
        List<File.Builder> files = List.of(
                listing("README", readme),
                listing("index", listings::index),
                listing("status", status),
                listing("commands", () -> utf8(session.builtins().told())),
                listing("recent", () -> utf8(session.recent().told())),
                listing("screen", listings::screen),
                listing("listeners", listeners),
                listing("layout", listings::geometry),
                file("focus", 0666).opens(file -> new TextFile(file, session, Made.FROM_THE_START, this::focus, (context, data) -> focus(data))),
                file("ctl", 0666).opens(file -> new LineFile(
                        file, session, () -> utf8(session.settings().told()), true, executing::controlSession)),
                file("look", 0222).opens(file -> new LineFile(file, session, null, false, executing::look)),
                file("exec", 0222).opens(file -> new LineFile(file, session, null, true, executing::execute)),
                file("tagexec", 0222).opens(file -> new LineFile(file, session, null, true, executing::execute)),
                file("log", 0666).opens(file -> new LogFile(file, session)),
                file("tag", 0666).holdingText()
                        .emptiedBy(session.tag()::clear)
                        .opens(file -> new TextFile(file, session, Made.ONCE, session.tag()::text, (context, data) -> session.tag().append(data))));
        List<Node> entries = new ArrayList<>();
        files.forEach(each -> entries.add(each.build(root, entries.size() + 1)));
        entries.add(new Directory("pane", DIRECTORIES, root, () -> false, Directory::cannotRemove, this::panes));
        entries.add(new Directory("col", DIRECTORIES + 1, root, () -> false, Directory::cannotRemove, this::columns));
        return entries;
    }

    private byte[] focus() {
        Pane focus = session.arrangement().focus();
        return utf8((focus == null ? 0 : focus.serial()) + "\n");
    }

    private void focus(byte[] data) {
        String words = withoutBlanks(data);
        Pane wanted = words.matches("[1-9][0-9]{0,8}")
                ? session.arrangement().pane(Integer.parseInt(words)).orElse(null) : null;
        if (wanted == null) {
            throw new Refusal("no pane " + Shown.quoted(words.getBytes(StandardCharsets.ISO_8859_1)));
        }
        session.focus(wanted);
    }

    /** Without the blanks and line ends around it. */
    private static String withoutBlanks(byte[] data) {
        int from = 0;
        int to = data.length;
        while (from < to && (data[from] == '\n' || Line.isBlank(data[from]))) {
            from++;
        }
        while (to > from && (data[to - 1] == '\n' || Line.isBlank(data[to - 1]))) {
            to--;
        }
        return new String(data, from, to - from, StandardCharsets.ISO_8859_1);
    }

    private List<Node> panes(Directory above) {
        List<Node> entries = new ArrayList<>();
        File.Builder fresh = new File.Builder("new", 0444, owner -> context("pane/new", owner));
        entries.add(fresh.opens(file -> new NewPaneFile(file, session)).build(above, DIRECTORIES + 2));
        for (Pane pane : session.arrangement().panes()) {
            entries.add(paneFiles.directory(pane, above));
        }
        return entries;
    }

    private List<Node> columns(Directory above) {
        List<Node> entries = new ArrayList<>();
        for (Column column : session.arrangement().columns()) {
            entries.add(columnFiles.directory(column, above));
        }
        return entries;
    }
}
