package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Room;

/** What panes show: a text with its name. Its views share both. */
public final class Buffer {

    /** What the body of a scratch pane holds at most. */
    static final int MOST_SCRATCH = 1 << 20;

    /** What kind of text it is. */
    public enum Kind {
        FILE,
        DIRECTORY,
        SCRATCH
    }

    private static final long NEVER = -1;
    private static final int NEGLIGIBLE = 100;

    private final Document document;
    private final List<Pane> views = new ArrayList<>();
    private final Map<String, Print> seen = new HashMap<>();
    private final Set<String> warnedOf = new HashSet<>();
    private Kind kind = Kind.FILE;
    private String name;
    private Shell shell;
    private long warned = NEVER;

    Buffer(String name, Room room) {
        this.name = name;
        document = new Document(room);
    }

    public Document document() {
        return document;
    }

    List<Pane> views() {
        return views;
    }

    public String name() {
        return name;
    }

    void rename(String wanted) {
        name = wanted;
    }

    Kind kind() {
        return kind;
    }

    void kind(Kind wanted) {
        kind = wanted;
    }

    public boolean isDirectory() {
        return kind == Kind.DIRECTORY;
    }

    boolean isScratch() {
        return kind == Kind.SCRATCH;
    }

    public Shell shell() {
        return shell;
    }

    void shell(Shell opened) {
        shell = opened;
    }

    public boolean isDirty() {
        return document.isDirty();
    }

    /** Whether there is something to be written to a file. */
    boolean canBePut() {
        return isDirty() && !name.isEmpty() && kind == Kind.FILE;
    }

    /** Whether closing it would lose something that nobody was warned of since it changed last. */
    boolean wouldBeLost() {
        boolean negligible = name.isEmpty() && document.text().characters() < NEGLIGIBLE;
        boolean dirty = isDirty() && kind == Kind.FILE && !negligible && views.size() < 2;
        return dirty && warned != document.state();
    }

    void warn() {
        warned = document.state();
    }

    /** Puts bytes in the place of all that it holds, as it was read. */
    void load(byte[] bytes, long request) {
        document.change(new Change(0, document.text().length(), bytes), request);
        document.setDirty(false);
    }

    /** Appends what nobody can undo; of a scratch pane the oldest lines go. */
    void append(byte[] bytes) {
        byte[] last = bytes.length > MOST_SCRATCH ? Arrays.copyOfRange(bytes, bytes.length - MOST_SCRATCH, bytes.length) : bytes;
        int length = document.text().length();
        document.changeForGood(new Change(length, length, last));
        if (kind == Kind.SCRATCH) {
            document.setDirty(false);
            shorten();
        }
    }

    /** Puts bytes in the place of others, as a client asked; of a scratch pane the oldest lines go. */
    public void write(Change change, long request) {
        document.change(change, request);
        if (kind == Kind.SCRATCH && document.text().length() > MOST_SCRATCH) {
            shorten();
        }
    }

    private void shorten() {
        int excess = document.text().length() - MOST_SCRATCH;
        if (excess <= 0) {
            return;
        }
        int breaks = document.text().breaksBefore(excess);
        boolean aligned = document.text().behind(breaks) == excess;
        boolean more = breaks < document.text().breaks();
        int end = aligned ? excess : more ? document.text().behind(breaks + 1) : excess;
        document.changeForGood(new Change(0, end, new byte[0]));
        document.setDirty(false);
    }

    /** Remembers what a file on disk holds. */
    void saw(String path, Print held) {
        seen.put(path, held);
        warnedOf.remove(path);
    }

    /** Whether a file holds something else than was last read from it or written to it; told once for each file. */
    boolean isNews(String path, Print now) {
        boolean known = now.equals(seen.get(path));
        return !known && warnedOf.add(path);
    }

    byte[] nameBytes() {
        return name.getBytes(StandardCharsets.UTF_8);
    }
}
