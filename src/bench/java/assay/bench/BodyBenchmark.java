package assay.bench;

import java.io.IOException;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.ninep.Mode;
import assay.ninep.Tmessage;

/** A body of 4 MiB, read and written by 8 KiB, beside a program that sends packets of that size back. */
@State(Scope.Thread)
public class BodyBenchmark {

    private static final int PIECE = 8 << 10;
    private static final int PIECES = LargePane.LENGTH / PIECE;
    private static final int AHEAD = 8;
    private static final int BODY = 3;
    private static final String PATH = "/pane/1/body";
    private static final int READ_HEADER = 11;
    private static final int WRITE_HEADER = 23;
    private static final int WRITTEN = 11;

    private final List<byte[]> reads = packets(piece -> new Tmessage.Tread(piece, BODY, (long) piece * PIECE, PIECE));
    private final List<byte[]> writes = packets(piece -> new Tmessage.Twrite(piece, BODY, 0, new byte[PIECE]));

    private static List<byte[]> packets(IntFunction<Tmessage> request) {
        return IntStream.range(0, PIECES).mapToObj(piece -> request.apply(piece).bytes()).toList();
    }

    /** One request after another. */
    @Benchmark
    public int read(Reading pane) throws IOException {
        return whole(pane.wire().exchange(reads, 1), PIECE + READ_HEADER);
    }

    /** With several requests under way. */
    @Benchmark
    public int readAhead(Reading pane) throws IOException {
        return whole(pane.wire().exchange(reads, AHEAD), PIECE + READ_HEADER);
    }

    @Benchmark
    public int write(Writing pane) throws IOException {
        return whole(pane.wire().exchange(writes, 1), WRITTEN);
    }

    @Benchmark
    public int writeAhead(Writing pane) throws IOException {
        return whole(pane.wire().exchange(writes, AHEAD), WRITTEN);
    }

    /** As many bytes, one packet after another, and each both ways. */
    @Benchmark
    public int echo(StatBenchmark.OfEcho echo) throws IOException {
        return whole(echo.wire().exchange(writes, 1), PIECE + WRITE_HEADER);
    }

    private static int whole(int came, int each) {
        if (came != PIECES * each) {
            throw new IllegalStateException(came + " bytes came, and not " + PIECES * each);
        }
        return came;
    }

    /** A pane whose body is open for reading. */
    public static class Reading extends LargePane {
        @Override
        @Setup
        public void start() throws IOException {
            super.start();
            wire().open(BODY, PATH, Mode.OREAD);
        }
    }

    /** A pane whose body is emptied before it is written. */
    public static class Writing extends LargePane {

        /** Not measured. */
        @Setup(Level.Invocation)
        public void empty() throws IOException {
            wire().open(BODY, PATH, Mode.OWRITE | Mode.OTRUNC);
        }

        /** Not measured either: all of it must be there. */
        @TearDown(Level.Invocation)
        public void judge() throws IOException {
            wire().clunk(BODY);
            if (wire().read(PATH, 1 << 15) != LENGTH) {
                throw new IllegalStateException("what was written is not what can be read");
            }
        }
    }
}
