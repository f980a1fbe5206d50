package assay.bench;

import java.io.IOException;
import java.util.Map;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** From a signal to the end of a session that a client is connected to: every example waits for it. */
@State(Scope.Thread)
public class LeavingBenchmark {

    private Served served;

    /** Not measured. */
    @Setup(Level.Invocation)
    public void start() throws IOException {
        served = Served.session(Map.of());
        served.dial().attached();
    }

    @Benchmark
    public void session() {
        served.leave();
    }

    /** Not measured either. */
    @TearDown(Level.Invocation)
    public void end() throws IOException {
        served.close();
    }
}
