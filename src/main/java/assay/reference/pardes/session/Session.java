package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.reference.pardes.edit.Addresses;
import assay.reference.pardes.edit.Editor;
import assay.reference.pardes.edit.Searches;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.terminal.Children;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;
import assay.reference.pardes.text.Span;

/** An editor's session: its panes, what they say to each other, and what befell them. */
public final class Session {

    private static final int REASON = 256;

    private final String name;
    private final String directory;
    private final Map<String, String> environment;
    private final Children children;
    private final Loop loop;
    private final Log log = new Log();
    private final Searches searches = new Searches(System::nanoTime);
    private final Addresses addresses = new Addresses(searches);
    private final Editor editor = new Editor(searches);
    private final Arrangement arrangement = new Arrangement(log, this::origin);
    private final Recent recent = new Recent();
    private final Settings settings;
    private final Outputs outputs = new Outputs(this);
    private final Commands commands = new Commands(this);
    private final Looking looking = new Looking(this);
    private final Builtins builtins = new Builtins(this);
    private final Tag tag = new Tag("Newcol Dump Exit ");
    private byte[] snarf = {};
    private char origin = 'E';
    private long request;
    private int status = -1;
    private boolean restored;

    /** @param directory where it runs, absolute */
    public Session(String name, String directory, Map<String, String> environment, Children children, Loop loop) {
        this.name = name;
        this.directory = directory;
        this.environment = Map.copyOf(environment);
        this.children = children;
        this.loop = loop;
        settings = new Settings(directory);
    }

    /** Opens the panes that it begins with. */
    public void begin(List<String> files) {
        Column first = arrangement.newColumn();
        if (files.isEmpty()) {
            arrangement.add(new Buffer(""), first, 0, "new");
        }
        for (String file : files) {
            files(first, Names.absolute(directory, file));
        }
    }

    private void files(Column column, String path) {
        Optional<Pane> open = arrangement.named(path);
        arrangement.focus(open.isPresent() ? open.get() : openFile(path, column, column.panes().size()));
    }

    // What others ask.

    public String name() {
        return name;
    }

    String directory() {
        return directory;
    }

    /** What the session's environment says. */
    String variable(String variable) {
        return environment.getOrDefault(variable, "");
    }

    /** Where it is dumped unless somebody says otherwise; empty if nobody did. */
    String dumpFile() {
        return variable("PARDES_DUMP");
    }

    public Log log() {
        return log;
    }

    public Arrangement arrangement() {
        return arrangement;
    }

    public Settings settings() {
        return settings;
    }

    public Addresses addresses() {
        return addresses;
    }

    Editor editor() {
        return editor;
    }

    public Searches searches() {
        return searches;
    }

    Children children() {
        return children;
    }

    public Loop loop() {
        return loop;
    }

    public Recent recent() {
        return recent;
    }

    public Commands commands() {
        return commands;
    }

    Looking looking() {
        return looking;
    }

    public Builtins builtins() {
        return builtins;
    }

    Outputs outputs() {
        return outputs;
    }

    public Tag tag() {
        return tag;
    }

    byte[] snarf() {
        return snarf;
    }

    void snarf(byte[] text) {
        snarf = text;
    }

    private char origin() {
        return origin;
    }

    /** What is changed under this number is one step of undoing. */
    public long request() {
        return request;
    }

    // Requests, and what becomes of them.

    /**
     * A request begins.
     *
     * @param writesText whether it goes to a body or a tag, as events tell
     */
    public void request(boolean writesText) {
        request++;
        origin = writesText ? 'E' : 'F';
        searches.begin();
    }

    /** Somebody other than a client changes text for a moment. */
    void asOutput(Runnable change) {
        char before = origin;
        origin = 'E';
        change.run();
        origin = before;
    }

    /** A write was refused: that is told once. */
    public void failed(Context context, String why) {
        log.add("err", context.who(), context.file() + ": " + why);
    }

    /** A write was taken: what it looked for and did not find is told. */
    public void taken(Context context) {
        context.misses().forEach(miss -> log.add("err", context.who(), context.file() + ": " + miss));
        context.misses().clear();
    }

    /** What a client was to be told. */
    public void told(Context context, List<String> messages) {
        messages.forEach(message -> log.add("msg", context.who(), message));
    }

    /** Words for a client, cut where they are long. */
    public static String reason(Refusal refusal) {
        return Shown.cut(refusal.getMessage(), REASON);
    }

    // Panes.

    /** The directory that names given in a pane start from; it ends in a slash. */
    String directoryOf(Pane pane) {
        return pane == null || pane.name().isEmpty() ? Names.absolute(directory, "./") : Names.directory(pane.name());
    }

    Path workingDirectory(Pane pane) {
        String wanted = directoryOf(pane);
        return Path.of(Disk.isDirectory(wanted) ? wanted : directory);
    }

    /** An empty pane without a name, where new ones go; the focus stays. */
    public Pane newPane() {
        return add(new Buffer(""), arrangement.focus());
    }

    /** Adds a pane where new ones go. */
    Pane add(Buffer buffer, Pane near) {
        arrangement.checkRoom();
        if (settings.placesAtTheEnd() || near == null) {
            Column last = arrangement.columns().get(arrangement.columns().size() - 1);
            return arrangement.add(buffer, last, last.panes().size(), "new");
        }
        return addBelow(buffer, near, "new");
    }

    Pane addBelow(Buffer buffer, Pane near, String record) {
        Column column = near.column();
        return arrangement.add(buffer, column, column.panes().indexOf(near) + 1, record);
    }

    /** Opens a file or a directory; one that is not there is an empty pane. */
    Pane openFile(String path, Column column, int place) {
        return arrangement.add(read(path), column, place, "new");
    }

    Buffer read(String path) {
        arrangement.checkRoom();
        Buffer buffer = new Buffer(path);
        if (Disk.isDirectory(path)) {
            buffer.rename(path.endsWith("/") ? path : path + "/");
            buffer.kind(Buffer.Kind.DIRECTORY);
            buffer.load(listing(path), request);
        } else if (Disk.exists(path)) {
            byte[] bytes = Disk.read(path);
            buffer.load(bytes, request);
            buffer.saw(path, bytes);
        }
        buffer.document().forgetHistory();
        recent.add(buffer.name());
        return buffer;
    }

    byte[] listing(String path) {
        StringBuilder names = new StringBuilder();
        Disk.list(path).forEach(entry -> names.append(entry).append('\n'));
        return names.toString().getBytes(StandardCharsets.UTF_8);
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
        commands.paneClosed(pane);
        if (last && pane.buffer().shell() != null) {
            pane.buffer().shell().close();
        }
        if (arrangement.panes().isEmpty() && !restored) {
            quit(0);
        }
    }

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

    /** Renames a pane's text, whatever is on disk. */
    public void rename(Pane pane, byte[] wanted) {
        if (pane.buffer().isScratch()) {
            throw new Refusal("scratch pane");
        }
        if (wanted.length == 0) {
            throw new Refusal("ill-formed control message");
        }
        pane.buffer().rename(Names.absolute(directoryOf(pane), Names.checked(wanted)));
        log.add("name", pane.serial(), Arrangement.shown(pane));
    }

    /** What an address names in a pane, seen from a place in it. */
    public Span find(byte[] address, Pane pane, Span from, Span limit) {
        return addresses.whole(address, new Addresses.From(pane.text(), from, pane.mark().span(), limit));
    }

    /** Takes the last step of a pane's text back or does it again. */
    void undo(Pane pane, boolean back) {
        Optional<Span> around = back ? pane.buffer().document().undo() : pane.buffer().document().redo();
        around.ifPresent(span -> pane.dot().set(span));
    }

    /** Gives a pane the focus. */
    public void focus(Pane pane) {
        arrangement.focus(pane);
    }

    /** Appends to the pane that gathers what comes out of a pane's directory. */
    public void appendToErrors(Pane pane, byte[] bytes) {
        outputs.append(errorsName(pane), pane, bytes);
    }

    /** The pane that gathers what comes out of a directory. */
    String errorsName(Pane pane) {
        return directoryOf(pane) + "+Errors";
    }

    // Its end.

    /** Ends the session once what is under way is answered. */
    void quit(int wanted) {
        if (status < 0) {
            status = wanted;
        }
    }

    /** Hangs up on all that runs in it. */
    public void hangUp() {
        children.hangUp();
    }

    /** How it ended, or -1. */
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
