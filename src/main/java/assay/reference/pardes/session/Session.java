package assay.reference.pardes.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.reference.pardes.edit.Addresses;
import assay.reference.pardes.edit.Editor;
import assay.reference.pardes.edit.Searches;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.terminal.Children;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Room;
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
    private final Searches searches = new Searches();
    private final Addresses addresses = new Addresses(searches);
    private final Editor editor = new Editor(searches);
    private final Arrangement arrangement = new Arrangement(log, this::origin);
    private final Room room = new Room(this::documents);
    private final Keeping keeping = new Keeping();
    private final Recent recent = new Recent();
    private final Settings settings;
    private final Opening opening = new Opening(this);
    private final Closing closing = new Closing(this);
    private final Outputs outputs = new Outputs(this);
    private final Commands commands = new Commands(this);
    private final Looking looking = new Looking(this);
    private final Builtins builtins = new Builtins(this);
    private final Tag tag = new Tag("Newcol Dump Exit ");
    private byte[] snarf = {};
    private char origin = 'E';
    private long request;

    /** @param directory where it runs, absolute */
    public Session(String name, String directory, Map<String, String> environment, Children children, Loop loop) {
        this.name = name;
        this.directory = directory;
        this.environment = Map.copyOf(environment);
        this.children = children;
        this.loop = loop;
        settings = new Settings(directory);
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

    public Opening opening() {
        return opening;
    }

    public Closing closing() {
        return closing;
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

    public Keeping keeping() {
        return keeping;
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
        try {
            change.run();
        } finally {
            origin = before;
        }
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

    /** A new text, that shares its room with all others. */
    Buffer buffer(String called) {
        return new Buffer(called, room);
    }

    private List<Document> documents() {
        return arrangement.panes().stream().map(pane -> pane.buffer().document()).distinct().toList();
    }

    /** The directory that names given in a pane start from; it ends in a slash. */
    String directoryOf(Pane pane) {
        return pane == null || pane.name().isEmpty() ? Names.absolute(directory, "./") : Names.directory(pane.name());
    }

    Path workingDirectory(Pane pane) {
        String wanted = directoryOf(pane);
        return Path.of(Disk.isDirectory(wanted) ? wanted : directory);
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

    /** Hangs up on all that runs in it. */
    public void hangUp() {
        children.hangUp();
    }
}
