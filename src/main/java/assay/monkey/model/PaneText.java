package assay.monkey.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import assay.monkey.model.Characters.Change;
import assay.monkey.operation.Data;
import assay.ninep.Text;

/** What a model knows of one pane: its body, its places, and what can be taken back. */
final class PaneText {

    private static final int LARGE = 1 << 17;
    private static final int KEPT = 40;

    private Data body;
    /** What was counted last: bodies are long, and asked about after each step. */
    private Data counted = Data.NONE;
    private int length;
    private Optional<Range> dot;
    private Optional<Range> address = Optional.empty();
    private final Deque<Done> undo = new ArrayDeque<>();
    private final Deque<Done> redo = new ArrayDeque<>();
    private Optional<Boolean> dirty = Optional.empty();
    private boolean fromTheStart;
    private boolean limited;
    private boolean joined;

    /** A change of the body, and where the dot is when it is taken back, and when it is made again, if that is known. */
    private record Done(Data before, Data after, Optional<Range> dotBefore, Optional<Range> dotAfter) {}

    /** @param fromTheStart whether nothing can be taken back */
    PaneText(Data body, Range dot, boolean fromTheStart) {
        this.body = body;
        this.dot = Optional.of(dot);
        this.fromTheStart = fromTheStart;
    }

    Data body() {
        return body;
    }

    /** How many characters the body has. */
    int length() {
        if (counted != body) {
            length = Characters.count(body);
            counted = body;
        }
        return length;
    }

    /** Whether the body is other than what was read or written last, if that is known. */
    Optional<Boolean> dirty() {
        return dirty;
    }

    void forgetDirty() {
        dirty = Optional.empty();
    }

    Optional<Range> dot() {
        return dot;
    }

    void seenDot(Range seen) {
        dot = Optional.of(seen);
    }

    private Characters characters() {
        if (body.size() > LARGE) {
            throw new Unsure("a large body");
        }
        return Characters.of(body);
    }

    private Range knownDot() {
        return dot.orElseThrow(() -> new Unsure("dot"));
    }

    void limit() {
        limited = true;
    }

    /** From now on changes may be kept together, and then nobody knows what one undo takes back. */
    void join() {
        joined = true;
    }

    void address(Range range) {
        address = Optional.of(range);
    }

    void forgetAddress() {
        address = Optional.empty();
    }

    /** Where a text would put the address. */
    Range addressOf(String text) {
        if (limited && text.matches("(?s).*[/?].*")) {
            throw new Unsure("a limit");
        }
        Characters characters = characters();
        Range from = address.filter(range -> range.to() <= characters.length()).orElseThrow(() -> new Unsure("address"));
        return Address.of(text, characters, from);
    }

    Range dotOf(String text) {
        return Address.of(text, characters(), knownDot());
    }

    void dot(Range range) {
        dot = Optional.of(range);
    }

    void append(Data more) {
        int end = length();
        Optional<Range> after = dot.filter(range -> range.to() < end);
        change(List.of(new Change(end, end, more)), body.and(more), after);
    }

    void empty() {
        if (body.size() == 0) {
            throw new Unsure("an empty body");
        }
        change(List.of(new Change(0, length(), Data.NONE)), Data.NONE, Optional.of(Range.at(0)));
    }

    void replaceAddress(Data text) {
        Characters characters = characters();
        Range range = address.filter(each -> each.to() <= characters.length()).orElseThrow(() -> new Unsure("address"));
        Change change = new Change(range.from(), range.to(), text);
        Optional<Range> after = dot.filter(each -> each.to() < range.from());
        change(List.of(change), characters.with(List.of(change)), after);
        Characters changed = characters();
        // A character may have been made of halves on both sides.
        address = changed.length() == characters.length() - (range.to() - range.from()) + Characters.count(text)
                ? Optional.of(Range.at(range.from() + Characters.count(text)))
                : Optional.empty();
    }

    Editing.Result edited(String command) {
        return Editing.of(command, characters(), knownDot());
    }

    void edit(Editing.Result result) {
        if (result.changes().isEmpty()) {
            dot = Optional.empty();
            return;
        }
        change(result.changes(), characters().with(result.changes()), result.dot());
        forgetAddress();
    }

    /** Takes the body over. What an only change took away, or put there, is what the dot is around later. */
    private void change(List<Change> changes, Data after, Optional<Range> dotAfter) {
        Change first = changes.get(0);
        boolean only = changes.size() == 1 && whole(body) && whole(first.text());
        Optional<Range> before = Optional.of(new Range(first.from(), first.to())).filter(any -> only);
        undo.push(new Done(body, after, before, before.map(range ->
                new Range(range.from(), range.from() + Characters.count(first.text())))));
        redo.clear();
        if (undo.size() > KEPT) {
            undo.removeLast();
            fromTheStart = false;
        }
        body = after;
        dot = dotAfter;
        dirty = Optional.of(true);
    }

    /** Whether no character of it could become another beside other bytes. */
    private static boolean whole(Data data) {
        return Text.decode(data.bytes()).codePoints().noneMatch(each -> each >= 0xdc80 && each <= 0xdcff);
    }

    void undo() {
        take(undo, redo, Done::before, Done::dotBefore);
    }

    void redo() {
        take(redo, undo, Done::after, Done::dotAfter);
    }

    private void take(Deque<Done> from, Deque<Done> to, Function<Done, Data> text, Function<Done, Optional<Range>> place) {
        if (joined || from.isEmpty() && !fromTheStart) {
            throw new Unsure("what was done before");
        }
        if (!from.isEmpty()) {
            Done done = from.pop();
            to.push(done);
            body = text.apply(done);
            forgetDirty();
            dot = place.apply(done);
            forgetAddress();
        }
    }
}
