package assay.bench;

import java.io.IOException;
import java.time.Duration;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.rlm.Answer;
import assay.rlm.EventCodec;
import assay.rlm.Incoming;
import assay.rlm.Kernel;
import assay.rlm.Outgoing;
import assay.subject.Running;

/** A kernel as the examples have it: started as a subject, spoken to by the client, on a recorded channel. */
@State(Scope.Thread)
public class RecordedKernel implements AutoCloseable {

    private static final Duration HANDSHAKE = Duration.ofSeconds(30);

    private Running<Outgoing, Incoming> running;
    private Kernel kernel;

    @Setup
    public void start() throws IOException {
        running = Running.start(MeasuredProgram.KERNEL.provenance(), MeasuredProgram.KERNEL.environment(), new EventCodec());
        record();
        kernel.next(0, Deadline.within("handshake", HANDSHAKE));
    }

    /** No example says as much as an iteration does: the transcript of each is its own. */
    @Setup(Level.Iteration)
    public void record() {
        kernel = new Kernel(new Recorded<>(running.channel(), new Transcript()));
    }

    Kernel kernel() {
        return kernel;
    }

    /** Holds that a cell did what was asked: an error is answered fast, and would make a fine figure. */
    static Answer answered(Answer answer) {
        if (answer.status().equals("ok")) {
            return answer;
        }
        throw new IllegalStateException("the kernel did not do what was asked: " + answer.done());
    }

    @Override
    @TearDown
    public void close() {
        running.close();
    }
}
