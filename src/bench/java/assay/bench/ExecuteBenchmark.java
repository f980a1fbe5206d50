package assay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import assay.rlm.Answer;
import assay.rlm.Kernel;

/** A cell {@code 1+1} on a kernel that is warm. */
@State(Scope.Thread)
public class ExecuteBenchmark {

    private static final String SUM = "1+1";

    private final byte[] sum = (Kernel.execute("sum", SUM) + "\n").getBytes(StandardCharsets.UTF_8);

    @Benchmark
    public Answer kernel(RecordedKernel recorded) {
        return RecordedKernel.answered(recorded.kernel().run(SUM));
    }

    @Benchmark
    public int bareLoop(BareKernel bare) throws IOException {
        return bare.exchange(sum);
    }
}
