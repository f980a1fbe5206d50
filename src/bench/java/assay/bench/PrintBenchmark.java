package assay.bench;

import java.io.IOException;
import java.util.List;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import assay.rlm.Answer;
import assay.rlm.Kernel;

/** Many printed lines in one cell, beside a Python that prints them through a pipe. */
@State(Scope.Thread)
public class PrintBenchmark {

    static final int LINES = 100_000;

    private static final int WIDTH = 80;
    private static final String CODE = "line = 'x' * " + (WIDTH - 1) + "\nfor _ in range(" + LINES + "): print(line)";

    private final byte[] request = (Kernel.execute("lines", CODE) + "\n").getBytes();

    @Benchmark
    public Answer kernel(RecordedKernel recorded) {
        return RecordedKernel.answered(recorded.kernel().run(CODE));
    }

    @Benchmark
    public int bareLoop(BareKernel bare) throws IOException {
        return bare.exchange(request);
    }

    /** Its start and its end included. */
    @Benchmark
    public long python() throws IOException {
        try (BareProgram python =
                new BareProgram(List.of(MeasuredProgram.KERNEL.program(), "-c", CODE), MeasuredProgram.KERNEL.environment())) {
            long count = python.drain();
            if (count != (long) LINES * WIDTH) {
                throw new IllegalStateException(count + " bytes came");
            }
            return count;
        }
    }
}
