package assay.bench;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** From nothing to a worker that has answered its configuration. */
@State(Scope.Thread)
public class SpawnBenchmark {

    private AutoCloseable started;

    @Benchmark
    public AutoCloseable subject() throws IOException {
        RecordedWorker recorded = new RecordedWorker();
        started = recorded;
        recorded.start();
        return recorded;
    }

    @Benchmark
    public AutoCloseable bareSpawn() throws IOException {
        BareWorker bare = new BareWorker();
        started = bare;
        bare.start();
        return bare;
    }

    @Benchmark
    public AutoCloseable processBuilder() throws IOException {
        PlainWorker plain = new PlainWorker();
        started = plain;
        plain.start();
        return plain;
    }

    /** Ending it is not measured. */
    @TearDown(Level.Invocation)
    public void end() throws Exception {
        started.close();
    }
}
