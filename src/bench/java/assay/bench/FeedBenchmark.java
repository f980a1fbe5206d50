package assay.bench;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import assay.monty.Turn;

/** A feed of {@code 1+1} to a worker that is warm. */
@State(Scope.Thread)
public class FeedBenchmark {

    private final byte[] sum = Requests.sum();

    @Benchmark
    public Turn worker(RecordedWorker recorded) {
        return RecordedWorker.answered(recorded.worker().feed(Requests.SUM));
    }

    @Benchmark
    public int bareLoop(BareWorker bare) throws IOException {
        return bare.exchange(sum);
    }

    @Benchmark
    public int javaProcess(PlainWorker plain) throws IOException {
        return plain.exchange(sum);
    }
}
