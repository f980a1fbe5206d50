package assay.reference.pardes.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A text with what was changed in it, the places that move with it, and whether it is as it was last read or written. */
public final class Document {

    /** The most bytes a text has. */
    public static final int MOST = 8 << 20;

    /** Hears of each change before it is made, the last in the text first. */
    public interface Witness {

        /**
         * @param gone the characters that go
         * @param with what comes in their place
         */
        void changes(Span gone, byte[] with);
    }

    private static final long NEVER = -1;

    private final Room room;
    private Text text = new Text();
    private final History history = new History();
    private final List<Place> places = new ArrayList<>();
    private final List<Witness> witnesses = new ArrayList<>();
    private long lastState;
    private long state;
    private long clean;
    private long joined = NEVER;

    /** @param room what it shares with others */
    public Document(Room room) {
        this.room = room;
    }

    public Text text() {
        return text;
    }

    public void follow(Place place) {
        places.add(place);
    }

    public void leave(Place place) {
        places.remove(place);
    }

    public void tell(Witness witness) {
        witnesses.add(witness);
    }

    public void stopTelling(Witness witness) {
        witnesses.remove(witness);
    }

    public boolean isDirty() {
        return state != clean;
    }

    /** Changes whenever the text does. */
    public long state() {
        return state;
    }

    public void setDirty(boolean dirty) {
        clean = dirty ? NEVER : state;
    }

    public boolean canUndo() {
        return history.canUndo();
    }

    public boolean canRedo() {
        return history.canRedo();
    }

    /** Whether changes are kept together in one step until further notice. */
    public boolean isJoined() {
        return joined != NEVER;
    }

    /** Keeps what changes from now on together, in a step of its own. */
    public void join(long request) {
        if (!isJoined()) {
            joined = request;
        }
    }

    public void part() {
        joined = NEVER;
    }

    /**
     * Makes changes that rise and do not overlap.
     *
     * @param request what is changed under the same number is undone together
     */
    public void change(List<Change> changes, long request) {
        if (changes.isEmpty()) {
            return;
        }
        History.Edit edit = new History.Edit(changes, reversed(changes));
        long before = state;
        room.need(Math.max(0, edit.growth(false)) + edit.size());
        make(changes);
        state = ++lastState;
        history.add(edit, isJoined() ? -2 - joined : request, before, state);
    }

    public void change(Change change, long request) {
        change(List.of(change), request);
    }

    /** Makes a change that nobody can undo, nor anything before it. */
    public void changeForGood(Change change) {
        room.need(Math.max(0, change.growth()));
        make(List.of(change));
        state = ++lastState;
        history.clear();
    }

    /** Has a first text, if there is room for it: nothing can be taken back. */
    public void fill(byte[] bytes) {
        room.need(bytes.length);
        begin(bytes);
    }

    /** Has the text again that it had when it was dumped. */
    public void restore(byte[] bytes) {
        room.give(bytes.length);
        begin(bytes);
    }

    private void begin(byte[] bytes) {
        make(List.of(new Change(0, text.length(), bytes)));
        state = ++lastState;
        clean = state;
        history.clear();
    }

    /** Nobody shows it any more: what still knows it keeps nothing of it. */
    public void abandon() {
        text = new Text();
        history.clear();
    }

    /** What it holds, in bytes. */
    long held() {
        return text.length() + history.size();
    }

    long forgetOldest() {
        return history.forgetOldest();
    }

    private List<Change> reversed(List<Change> changes) {
        List<Change> back = new ArrayList<>(changes.size());
        int shift = 0;
        for (Change change : changes) {
            int from = change.from() + shift;
            back.add(new Change(from, from + change.with().length, text.bytes(change.from(), change.to())));
            shift += change.growth();
        }
        return back;
    }

    private void make(List<Change> changes) {
        long length = text.length();
        for (Change change : changes) {
            length += change.growth();
        }
        if (length > MOST) {
            throw new Refusal("file too large");
        }
        bearWitness(changes);
        Moves moves = new Moves(text, places);
        text.change(changes);
        moves.after(changes);
    }

    private void bearWitness(List<Change> changes) {
        if (witnesses.isEmpty()) {
            return;
        }
        for (int i = changes.size() - 1; i >= 0; i--) {
            Change change = changes.get(i);
            Span gone = new Span(text.character(change.from()), text.character(change.to()));
            witnesses.forEach(witness -> witness.changes(gone, change.with()));
        }
    }

    /** Takes the last step back. @return the text around what was put back; empty if there is nothing to undo */
    public Optional<Span> undo() {
        if (!needRoom(true)) {
            return Optional.empty();
        }
        History.Step step = history.back();
        List<History.Edit> edits = new ArrayList<>(step.edits);
        Collections.reverse(edits);
        Span around = null;
        for (History.Edit edit : edits) {
            around = play(edit.back());
        }
        state = step.before;
        return Optional.of(around);
    }

    /** Does the last step again that was taken back. @return the text around it; empty if there is none */
    public Optional<Span> redo() {
        if (!needRoom(false)) {
            return Optional.empty();
        }
        History.Step step = history.again();
        Span around = null;
        for (History.Edit edit : step.edits) {
            around = play(edit.done());
        }
        state = step.after;
        return Optional.of(around);
    }

    /** Whether there is a step at all. */
    private boolean needRoom(boolean back) {
        History.Step step = history.next(back);
        if (step != null) {
            room.need(Math.max(0, step.edits.stream().mapToLong(edit -> edit.growth(back)).sum()));
        }
        return step != null;
    }

    private Span play(List<Change> changes) {
        make(changes);
        Change last = changes.get(changes.size() - 1);
        int growth = changes.stream().mapToInt(Change::growth).sum() - last.growth();
        int end = last.from() + growth + last.with().length;
        return new Span(text.character(changes.get(0).from()), text.character(end));
    }
}
