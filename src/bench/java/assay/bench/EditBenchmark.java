package assay.bench;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** 100 000 changes of a body of 4 MiB by one command, and the step back. */
public class EditBenchmark {

    static final int MATCHES = 100_000;

    private static final String CTL = "/pane/1/ctl";
    private static final String EDIT = "Edit ,x/needle/c/thimble/";

    @Benchmark
    public void edit(Unedited pane) throws IOException {
        pane.wire().write(CTL, EDIT);
    }

    @Benchmark
    public void undo(Edited pane) throws IOException {
        pane.wire().write(CTL, "Undo");
    }

    /** A body with many matches. */
    public abstract static class Needles extends LargePane {

        Needles() {
            super(filled("a needle in so large a stack of hay, one\n", MATCHES));
        }

        void needLength(int length) throws IOException {
            int is = wire().read("/pane/1/body", 1 << 15);
            if (is != length) {
                throw new IllegalStateException("the body has " + is + " bytes, and not " + length);
            }
        }
    }

    /** One that is edited. */
    public static class Unedited extends Needles {
        @TearDown(Level.Invocation)
        public void undo() throws IOException {
            needLength(LENGTH + MATCHES);
            wire().write(CTL, "Undo");
        }
    }

    /** One that was edited. */
    public static class Edited extends Needles {
        @Setup(Level.Invocation)
        public void edit() throws IOException {
            wire().write(CTL, EDIT);
        }

        @TearDown(Level.Invocation)
        public void judge() throws IOException {
            needLength(LENGTH);
        }
    }
}
