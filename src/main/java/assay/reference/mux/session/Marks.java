package assay.reference.mux.session;

import java.util.Optional;
import java.util.OptionalInt;

/** What a shell says of its commands by the marks of OSC 133: C where output begins, D where a command has returned. */
final class Marks {

    static final int COMMAND = 133;

    private boolean seen;
    private boolean running;
    private long outputFrom;
    private Optional<Returned> last = Optional.empty();

    /** Whether the shell makes marks at all. */
    boolean seen() {
        return seen;
    }

    /** Whether a command is running, as far as the marks tell. */
    boolean running() {
        return running;
    }

    /** The command that returned last; forgotten as soon as something new is begun. */
    Optional<Returned> last() {
        return last;
    }

    /** Something new was typed: what returned before it answers for nothing any more. */
    void forget() {
        last = Optional.empty();
    }

    /** Takes over what another image had seen; what returned there is not handed on. */
    void resume(boolean seenBefore, boolean runningThen, long from) {
        seen = seenBefore;
        running = runningThen;
        outputFrom = from;
    }

    long outputFrom() {
        return outputFrom;
    }

    /**
     * Reads a mark.
     *
     * @param line the line that the cursor is in
     */
    void mark(String text, long line) {
        if (text.startsWith("C")) {
            seen = true;
            running = true;
            outputFrom = line;
            last = Optional.empty();
        } else if (text.startsWith("D")) {
            seen = true;
            // A prompt without a command before it, as after an empty line, is no command's return.
            if (running) {
                last = Optional.of(new Returned(Returned.Sign.MARKS, exit(text), outputFrom, line));
            }
            running = false;
        } else if (text.startsWith("A")) {
            seen = true;
        }
    }

    private static OptionalInt exit(String text) {
        String[] fields = text.split(";", 3);
        return fields.length > 1 && fields[1].matches("[0-9]{1,3}")
                ? OptionalInt.of(Integer.parseInt(fields[1]))
                : OptionalInt.empty();
    }
}
