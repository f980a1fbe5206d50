package assay.monkey.operation;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One step of a monkey: something that a client, or two, or a user of the machine does.
 *
 * <p>Paths are concrete but for references ({@link References}), so that a sequence still names living panes when others
 * were left out of it.
 */
public sealed interface Operation {

    /** The offset of a write or a read that goes on where the last one ended. */
    long ONWARD = -1;

    /**
     * Opens, writes, clunks.
     *
     * @param sizes of the first messages; the rest is sent as it fits
     * @param at the offset of every message, or {@link #ONWARD}
     */
    record Write(String path, int mode, List<Integer> sizes, long at, Data data) implements Operation {
        public Write {
            sizes = List.copyOf(sizes);
        }

        public static Write of(String path, Data data) {
            return new Write(path, 1, List.of(), ONWARD, data);
        }
    }

    /** Opens, reads so many times at most, clunks. */
    record Read(String path, int mode, long at, int count, int times) implements Operation {
        public static Read of(String path) {
            return new Read(path, 0, 0, 8192, 2);
        }
    }

    record Stat(String path) implements Operation {}

    record Remove(String path) implements Operation {}

    record Create(String path, String name, int perm, int mode) implements Operation {}

    /** Walks to a file in all the ways that must make no second fid, and clunks twice. */
    record Fids(String path) implements Operation {}

    /** Opens a file and keeps it open under a name. */
    record Hold(String handle, String path, int mode) implements Operation {}

    record WriteHeld(String handle, Data data) implements Operation {}

    record ReadHeld(String handle, int count, long at) implements Operation {}

    /** Asks to read and does not wait: the answer is taken by whatever comes later. */
    record Leave(String handle, int count) implements Operation {}

    /** Takes back what was asked and left. */
    record Flush(String handle) implements Operation {}

    record Clunk(String handle) implements Operation {}

    /** Reads a listing, does something, and reads the same open once more. */
    record Listing(String path, Operation meanwhile) implements Operation {}

    /** Listens to a pane's events while something is done to it. */
    record Watch(String pane, Operation meanwhile) implements Operation {}

    /** Hangs up in the middle of a message, on a connection of its own: so many of its bytes have gone out. */
    record Cut(String path, int sent, Data data) implements Operation {}

    /** Asks for the panes of a dump, in a line for the root's ctl. */
    record Restore(Data line) implements Operation {}

    /** Changes a file of the session's folder: none takes it away. */
    record Host(String name, Optional<Data> data) implements Operation {}

    /** One after another, as one step. */
    record Sequence(List<Operation> parts) implements Operation {
        public Sequence {
            parts = List.copyOf(parts);
        }

        public static Sequence of(Operation... parts) {
            return new Sequence(List.of(parts));
        }
    }

    /** What another client does. */
    record Aside(Operation other) implements Operation {}

    /** Two clients at the same time. */
    record Together(Operation one, Operation other) implements Operation {}

    /** The word that begins its line. */
    default String word() {
        return Words.of(this);
    }

    /** The operation with every path, and every focus that is written, put another way. */
    default Operation resolved(UnaryOperator<String> references) {
        return Resolved.of(this, references);
    }
}
