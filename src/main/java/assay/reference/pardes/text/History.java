package assay.reference.pardes.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** What was changed in a text, step by step, so that it can be taken back and done again. */
final class History {

    /** The most bytes that are kept; the last step always is. */
    static final long MOST = 64L << 20;

    /** What a change costs besides its bytes. */
    private static final int OVERHEAD = 48;

    /** Changes made together, and those that take them back. */
    record Edit(List<Change> done, List<Change> back) {

        long size() {
            long size = 0;
            for (int i = 0; i < done.size(); i++) {
                size += done.get(i).with().length + back.get(i).with().length + OVERHEAD;
            }
            return size;
        }

        /** How many bytes the text grows by when it is made, or taken back. */
        long growth(boolean backwards) {
            return (backwards ? back : done).stream().mapToLong(Change::growth).sum();
        }
    }

    /** What one undo takes back, with the states of the text around it. */
    static final class Step {
        final long key;
        final long before;
        final List<Edit> edits = new ArrayList<>(1);
        long after;
        long size;

        Step(long key, long before) {
            this.key = key;
            this.before = before;
        }
    }

    private final Deque<Step> undo = new ArrayDeque<>();
    private final Deque<Step> redo = new ArrayDeque<>();
    private long size;

    boolean canUndo() {
        return !undo.isEmpty();
    }

    boolean canRedo() {
        return !redo.isEmpty();
    }

    /** Adds to the last step if that has the same key. */
    void add(Edit edit, long key, long before, long after) {
        redo.forEach(step -> size -= step.size);
        redo.clear();
        if (undo.isEmpty() || undo.peekLast().key != key) {
            undo.addLast(new Step(key, before));
        }
        Step step = undo.peekLast();
        step.edits.add(edit);
        step.after = after;
        step.size += edit.size();
        size += edit.size();
        while (size > MOST && forgetOldest() > 0) {
            // As long as it is too much, and more than one step.
        }
    }

    /** The step to take back, now to be done again; null if there is none. */
    Step back() {
        Step step = undo.pollLast();
        if (step != null) {
            redo.addLast(step);
        }
        return step;
    }

    /** The step to do again, now to be taken back; null if there is none. */
    Step again() {
        Step step = redo.pollLast();
        if (step != null) {
            undo.addLast(step);
        }
        return step;
    }

    /** Forgets the oldest step, unless it is the only one. @return how many bytes it held */
    long forgetOldest() {
        long before = size;
        if (undo.size() > 1) {
            size -= undo.removeFirst().size;
        }
        return before - size;
    }

    /** What it holds, in bytes. */
    long size() {
        return size;
    }

    /** The step that would be taken back, or done again; null if there is none. */
    Step next(boolean back) {
        return (back ? undo : redo).peekLast();
    }

    void clear() {
        undo.clear();
        redo.clear();
        size = 0;
    }
}
