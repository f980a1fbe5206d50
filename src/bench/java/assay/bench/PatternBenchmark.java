package assay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

import assay.ninep.Mode;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;

/** Expressions that an engine which tries one way after another takes exponential time for, and that match nothing. */
public class PatternBenchmark {

    private static final int ADDR = 3;
    private static final int FEW = 40;
    private static final Set<String> MISSES = Set.of("address out of range", "regular expression takes too long");

    /** Stars in stars, on as many characters as would keep a backtracking engine for days. */
    @Benchmark
    public void fewCharacters(Few pane) throws IOException {
        pane.miss("/(a*)*b/");
    }

    /** The same on a whole body. */
    @Benchmark
    public void wholeBody(Many pane) throws IOException {
        pane.miss("/(a*)*b/");
    }

    /** Two ways to go at each character, on a whole body. */
    @Benchmark
    public void alternatives(Many pane) throws IOException {
        pane.miss("/(a|a)+b/");
    }

    /** A body in which no b is. */
    public abstract static class Unmatched extends LargePane {

        Unmatched(int length) {
            super("a".repeat(length).getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        @Setup
        public void start() throws IOException {
            super.start();
            wire().open(ADDR, "/pane/1/addr", Mode.OWRITE);
        }

        /** A search may be given up: then the figure is the time after which it was. */
        void miss(String address) throws IOException {
            Rmessage answer = wire().answer(new Tmessage.Twrite(1, ADDR, 0, address.getBytes(StandardCharsets.US_ASCII)));
            if (!(answer instanceof Rmessage.Rerror refused && MISSES.contains(refused.ename()))) {
                throw new IllegalStateException(address + " was answered by " + answer.notation());
            }
        }
    }

    /** A short one. */
    public static class Few extends Unmatched {
        public Few() {
            super(FEW);
        }
    }

    /** A long one. */
    public static class Many extends Unmatched {
        public Many() {
            super(LENGTH);
        }
    }
}
