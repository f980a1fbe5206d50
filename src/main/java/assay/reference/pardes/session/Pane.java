package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

import assay.reference.pardes.text.Place;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/** One view of a text, with its own tag, selection and addresses. */
public final class Pane {

    private final int serial;
    private final Buffer buffer;
    private final Place dot = new Place();
    private final Place addr = new Place();
    private final Place limit = new Place();
    private final Place mark = new Place();
    private final Tag tag = new Tag(" Look ");
    private final Events events;
    private Column column;
    private boolean limited;
    private boolean scrolls = true;
    private boolean collapsed;
    private boolean closed;
    private Object lock;
    private byte[] dump = {};
    private byte[] dumpDirectory = {};

    Pane(int serial, Buffer buffer, Column column, Supplier<Character> origin) {
        this.serial = serial;
        this.buffer = buffer;
        this.column = column;
        events = new Events(buffer.document(), origin);
        buffer.document().follow(dot);
        buffer.document().follow(addr);
        buffer.document().follow(limit);
        buffer.document().follow(mark);
        buffer.views().add(this);
    }

    void close() {
        closed = true;
        buffer.document().leave(dot);
        buffer.document().leave(addr);
        buffer.document().leave(limit);
        buffer.document().leave(mark);
        buffer.document().stopTelling(events);
        buffer.views().remove(this);
        if (buffer.views().isEmpty()) {
            buffer.document().abandon();
        }
    }

    public boolean isClosed() {
        return closed;
    }

    public int serial() {
        return serial;
    }

    public Buffer buffer() {
        return buffer;
    }

    public String name() {
        return buffer.name();
    }

    public Text text() {
        return buffer.document().text();
    }

    Column column() {
        return column;
    }

    void column(Column another) {
        column = another;
    }

    public Place dot() {
        return dot;
    }

    public Place addr() {
        return addr;
    }

    public Place mark() {
        return mark;
    }

    /** Where its addresses are searched for: all of the text unless something else was said. */
    public Span limit() {
        return limited ? limit.span() : new Span(0, text().characters());
    }

    public void limit(Span wanted) {
        limited = true;
        limit.set(wanted);
    }

    public Events events() {
        return events;
    }

    public boolean scrolls() {
        return scrolls;
    }

    public void scrolls(boolean wanted) {
        scrolls = wanted;
    }

    boolean isCollapsed() {
        return collapsed;
    }

    void collapsed(boolean wanted) {
        collapsed = wanted;
    }

    byte[] dump() {
        return dump;
    }

    void dump(byte[] wanted) {
        dump = wanted;
    }

    byte[] dumpDirectory() {
        return dumpDirectory;
    }

    void dumpDirectory(byte[] wanted) {
        dumpDirectory = wanted;
    }

    /** Gives the pane to one of those who take turns at it. */
    public void lock(Object owner) {
        if (lock != null && lock != owner) {
            throw new Refusal("already in use");
        }
        lock = owner;
    }

    public void unlock(Object owner) {
        if (lock != owner) {
            throw new Refusal("not locked here");
        }
        lock = null;
    }

    /** An owner is gone. */
    public void forgetOwner(Object owner) {
        if (lock == owner) {
            lock = null;
        }
    }

    /** The users' part of the tag. */
    public Tag userTag() {
        return tag;
    }

    public void appendToTag(byte[] more) {
        Span end = Span.at(characters(tag()));
        tag.append(more);
        events.tagChanges(end, more);
    }

    public void clearTag() {
        int all = characters(tag());
        int users = characters(tag.text());
        tag.clear();
        events.tagChanges(new Span(all - users, all), tag.text());
    }

    private static int characters(byte[] text) {
        return Utf8.count(text, 0, text.length);
    }

    /** What the session says left of the bar, and what users say right of it. */
    public byte[] tag() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes((name() + " Del Snarf" + history() + state() + " |").getBytes(StandardCharsets.UTF_8));
        all.writeBytes(tag.text());
        return all.toByteArray();
    }

    private String history() {
        return (buffer.document().canUndo() ? " Undo" : "") + (buffer.document().canRedo() ? " Redo" : "");
    }

    private String state() {
        return (buffer.isDirectory() ? " Get" : "") + (buffer.canBePut() ? " Put" : "");
    }
}
