package assay.reference.pardes.session;

import java.util.List;

import assay.reference.pardes.text.Refusal;

/** Words that read and write files. */
final class FileWords {

    private final Session session;

    FileWords(Session session) {
        this.session = session;
    }

    void addTo(Builtins words) {
        words.add("New", "opens a pane below, of a file if one is named", this::create);
        words.add("Get", "reads the pane's text from its file, or from another", (context, line) -> get(context.pane(), line));
        words.add("Put", "writes the pane's text to its file, or to another", (context, line) -> put(context.pane(), line));
        words.add("Save", "is Put", (context, line) -> put(context.pane(), line));
    }

    private void create(Context context, Line line) {
        Pane near = context.pane();
        Buffer buffer = line.hasArgument() ? session.opening().read(path(near, line)) : session.buffer("");
        session.arrangement().focus(session.opening().addBelow(buffer, near, "new"));
    }

    private String path(Pane pane, Line line) {
        return Names.absolute(session.directoryOf(pane), Names.checked(line.argument()));
    }

    /** The file that is meant: the one named, or the pane's own. */
    private String file(Pane pane, Line line) {
        String path = line.hasArgument() ? path(pane, line) : pane.name();
        if (path.isEmpty()) {
            throw new Refusal("no file name");
        }
        return path;
    }

    void get(Pane pane, Line line) {
        if (pane.buffer().isScratch()) {
            throw new Refusal("scratch pane");
        }
        String path = file(pane, line);
        session.closing().checkClean(List.of(pane));
        boolean directory = Disk.isDirectory(path);
        byte[] bytes = directory ? session.opening().listing(path) : Disk.read(path);
        pane.buffer().load(bytes, session.request());
        boolean own = path.equals(pane.name());
        pane.buffer().document().setDirty(!own);
        if (own) {
            pane.buffer().kind(directory ? Buffer.Kind.DIRECTORY : Buffer.Kind.FILE);
        }
        if (!directory) {
            pane.buffer().saw(path, Print.of(bytes));
        }
        session.recent().add(path);
        session.log().add("get", pane.serial(), Arrangement.shown(pane));
    }

    void put(Pane pane, Line line) {
        if (pane.buffer().isScratch()) {
            throw new Refusal("scratch pane");
        }
        String path = file(pane, line);
        if (pane.buffer().isDirectory() || Disk.isDirectory(path)) {
            throw new Refusal("is a directory");
        }
        byte[] bytes = pane.text().whole();
        if (Disk.exists(path) && isNews(pane, path)) {
            throw new Refusal("changed on disk");
        }
        write(pane.buffer(), path, bytes);
        if (path.equals(pane.name())) {
            pane.buffer().document().setDirty(false);
        }
        session.recent().add(path);
        session.log().add("put", pane.serial(), Arrangement.shown(pane));
    }

    /** What a write that failed has left is ours as well, and no news. */
    private static void write(Buffer buffer, String path, byte[] bytes) {
        try {
            Disk.write(path, bytes);
            buffer.saw(path, Print.of(bytes));
        } catch (Refusal failure) {
            if (Disk.exists(path)) {
                buffer.saw(path, Disk.print(path));
            }
            throw failure;
        }
    }

    private static boolean isNews(Pane pane, String path) {
        return pane.buffer().isNews(path, Disk.print(path));
    }
}
