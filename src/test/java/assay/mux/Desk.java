package assay.mux;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.os.Setting;
import assay.os.TerminalSize;
import assay.subject.Box;
import assay.subject.InTerminal;
import assay.subject.Provenance;
import assay.subject.Running;

/** A box in which a small shell program stands in for the program under test. */
final class Desk implements AutoCloseable {

    private final Box box = Box.open();
    private final Provenance program;
    private final List<Runnable> started = new ArrayList<>();

    /** @param script gets the words of an invocation as its arguments */
    Desk(String script) throws IOException {
        program = new Provenance("mux", List.of("/bin/sh", "-c", script, "mux"), "", "", Provenance.Whose.NAMED);
    }

    static Deadline soon() {
        return Deadline.within("test", Duration.ofSeconds(20));
    }

    MuxCommand command() {
        return new MuxCommand(new CommandLine(this::start));
    }

    private Channel<Invocation, Outcome> start(Invocation what) {
        List<String> words = new ArrayList<>(program.command());
        words.addAll(what.words());
        try {
            Running<Invocation, Outcome> running = box.start(
                    new Provenance("mux", words, "", "", Provenance.Whose.NAMED), what.changes(), new OutcomeCodec());
            started.add(running::close);
            return running.channel();
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }

    InTerminal<Gesture, Sight> seat() throws IOException {
        InTerminal<Gesture, Sight> seat =
                box.startInTerminal(program, List.<Setting>of(), new Sight.AsItComes(), new TerminalSize(80, 24));
        started.add(seat::close);
        return seat;
    }

    /** Ends what was started, in that order. */
    @Override
    public void close() {
        started.forEach(Runnable::run);
        box.close();
    }
}
