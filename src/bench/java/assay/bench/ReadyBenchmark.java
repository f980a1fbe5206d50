package assay.bench;

import java.io.IOException;
import java.util.List;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** From nothing to a kernel that says that it is ready, beside a Python that imports what no kernel can do without. */
@State(Scope.Thread)
public class ReadyBenchmark {

    private AutoCloseable started;

    @Benchmark
    public AutoCloseable subject() throws IOException {
        RecordedKernel recorded = new RecordedKernel();
        started = recorded;
        recorded.start();
        return recorded;
    }

    @Benchmark
    public AutoCloseable bareSpawn() throws IOException {
        BareKernel bare = new BareKernel();
        started = bare;
        bare.start();
        return bare;
    }

    /** Until it has ended. */
    @Benchmark
    public AutoCloseable python() throws IOException {
        BareProgram python = new BareProgram(
                List.of(MeasuredProgram.KERNEL.program(), "-c", "import asyncio, json"), MeasuredProgram.KERNEL.environment());
        started = python;
        python.drain();
        return python;
    }

    /** Ending a kernel is not measured. */
    @TearDown(Level.Invocation)
    public void end() throws Exception {
        started.close();
    }
}
