package assay.bench;

import java.io.IOException;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

import assay.monty.Turn;
import assay.monty.wire.Feed;

/** A text of 64 MiB that goes out as the input of a feed, and comes back as what the feed completes with. */
@State(Scope.Thread)
public class ArgumentBenchmark {

    /** Only the client wants the text itself, and only the others its frame. */
    @State(Scope.Thread)
    public static class Text {
        private final Feed feed = Requests.echo(Requests.PAYLOAD);
    }

    @State(Scope.Thread)
    public static class Encoded {
        private final byte[] frame = Requests.feed(Requests.echo(Requests.PAYLOAD));
    }

    @Benchmark
    public Turn worker(RecordedWorker recorded, Text text) {
        return RecordedWorker.answered(recorded.worker().feed(text.feed));
    }

    @Benchmark
    public int bareLoop(BareWorker bare, Encoded encoded) throws IOException {
        return bare.exchange(encoded.frame);
    }

    @Benchmark
    public int javaProcess(PlainWorker plain, Encoded encoded) throws IOException {
        return plain.exchange(encoded.frame);
    }
}
