package assay.bench;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** From nothing to a session that has answered, beside a Java program that does nothing, from its start to its end. */
@State(Scope.Thread)
public class FirstAnswerBenchmark {

    private AutoCloseable started;

    @Benchmark
    public AutoCloseable session() throws IOException {
        Served served = Served.session(Map.of());
        started = served;
        served.dial().attached();
        return served;
    }

    @Benchmark
    public AutoCloseable java() throws IOException {
        BareProgram java = new BareProgram(List.of(MeasuredProgram.java(), "-Xshare:auto", "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Nothing.class.getName()), Map.of());
        started = java;
        java.drain();
        return java;
    }

    /** Ending it is not measured. */
    @TearDown(Level.Invocation)
    public void end() throws Exception {
        started.close();
    }

    /** The program. */
    static final class Nothing {

        private Nothing() {}

        /** @param arguments are not looked at */
        public static void main(String[] arguments) {
            // Its start and its end are all there is to it.
        }
    }
}
