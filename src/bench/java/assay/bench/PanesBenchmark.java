package assay.bench;

import java.io.IOException;
import java.util.Map;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The listings of a session with as many panes as one can have: each opened, read to its end and clunked. */
@State(Scope.Thread)
public class PanesBenchmark {

    static final int PANES = 256;

    private static final int BY = 8 << 10;

    private Served served;
    private Wire wire;

    @Setup
    public void start() throws IOException {
        served = Served.session(Map.of());
        wire = served.dial().attached();
        for (int more = 1; more < PANES; more++) {
            wire.read("/pane/new", BY);
        }
    }

    @Benchmark
    public int index() throws IOException {
        return wire.read("/index", BY);
    }

    @Benchmark
    public int layout() throws IOException {
        return wire.read("/layout", BY);
    }

    @TearDown
    public void end() throws IOException {
        served.close();
    }
}
