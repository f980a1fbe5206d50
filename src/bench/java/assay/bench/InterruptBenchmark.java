package assay.bench;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.rlm.Incoming;
import assay.rlm.Kernel;

/** From an interrupt to the event that tells of it, after what the cell is at. */
public class InterruptBenchmark {

    @Benchmark
    public Incoming.Event inSleep(Sleeping cell) {
        return cell.interrupt();
    }

    @Benchmark
    public Incoming.Event inBusyLoop(Busy cell) {
        return cell.interrupt();
    }

    @Benchmark
    public Incoming.Event atAwait(Waiting cell) {
        return cell.interrupt();
    }

    /** A kernel with a cell that has said that it goes. */
    @State(Scope.Thread)
    public abstract static class Cell extends RecordedKernel {

        private final String code;
        private int mark;
        private String id;

        Cell(String code) {
            this.code = code;
        }

        /** Not measured. */
        @Setup(Level.Invocation)
        public void run() {
            mark = kernel().mark();
            id = kernel().newId();
            kernel().say(Kernel.execute(id, code));
            kernel().awaitText(mark, "stdout", "it goes");
        }

        Incoming.Event interrupt() {
            kernel().say(Kernel.interrupt());
            return kernel().awaitEvent(mark, "error", event -> event.is("error"));
        }

        /** Not measured either. */
        @TearDown(Level.Invocation)
        public void finish() throws IOException {
            String error = kernel().answer(id, mark).own("error").orElseThrow().text("ename");
            if (!error.equals("KeyboardInterrupt")) {
                throw new IOException("the cell was not interrupted: " + error);
            }
        }
    }

    /** In a call that the system ends early. */
    public static class Sleeping extends Cell {
        public Sleeping() {
            super("import time\nprint('it goes')\ntime.sleep(600)");
        }
    }

    /** In Python code that never pauses. */
    public static class Busy extends Cell {
        public Busy() {
            super("print('it goes')\nwhile True: pass");
        }
    }

    /** The loop itself says that it goes: it has its turn once the cell waits. */
    public static class Waiting extends Cell {
        public Waiting() {
            super("import asyncio\nasyncio.get_running_loop().call_soon(print, 'it goes')\nawait asyncio.sleep(600)");
        }
    }
}
