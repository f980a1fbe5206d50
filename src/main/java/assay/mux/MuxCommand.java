package assay.mux;

import java.time.Duration;

import assay.channel.Channel;
import assay.channel.Deadline;

/** Gives commands to the program under test, and says what became of each. */
public final class MuxCommand {

    private static final Duration COMMAND = Duration.ofSeconds(20);

    private final Channel<Invocation, Outcome> line;

    public MuxCommand(Channel<Invocation, Outcome> line) {
        this.line = line;
    }

    /** Gives a command and waits for its outcome. No other may be under way. */
    public Outcome run(Invocation what) {
        begin(what);
        return outcome();
    }

    public Outcome run(String... words) {
        return run(Invocation.of(words));
    }

    /** Gives a command and does not wait. */
    public void begin(Invocation what) {
        line.send(what, Deadline.within("start of a command", COMMAND));
    }

    /** The outcome of the command that has been under way for longest. */
    public Outcome outcome() {
        return line.receive(Deadline.within("command", COMMAND));
    }
}
