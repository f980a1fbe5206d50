package assay.bench;

import java.io.IOException;
import java.util.Map;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.monty.EventCodec;
import assay.monty.Incoming;
import assay.monty.Outgoing;
import assay.monty.Turn;
import assay.monty.Worker;
import assay.subject.Running;

/** A worker as the examples have it: started as a subject, spoken to by the client, on a recorded channel. */
@State(Scope.Thread)
public class RecordedWorker implements AutoCloseable {

    private Running<Outgoing, Incoming> running;
    private Worker worker;

    @Setup
    public void start() throws IOException {
        running = Running.start(MeasuredProgram.WORKER.provenance(), Map.of(), new EventCodec());
        record();
        answered(worker.configure(Requests.configuration()));
    }

    /** No example says as much as an iteration does: the transcript of each is its own. */
    @Setup(Level.Iteration)
    public void record() {
        worker = new Worker(new Recorded<>(running.channel(), new Transcript()));
    }

    Worker worker() {
        return worker;
    }

    /** Holds that a turn did what was asked: an error is answered fast, and would make a fine figure. */
    static Turn answered(Turn turn) {
        if (turn.end() instanceof Incoming.Event event
                && (event.event().hasOk() || event.event().hasComplete())) {
            return turn;
        }
        throw new IllegalStateException("the worker did not do what was asked: " + turn.end().notation());
    }

    @Override
    @TearDown
    public void close() {
        running.close();
    }
}
