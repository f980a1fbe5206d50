package assay.bench;

import java.io.IOException;
import java.util.Map;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.ninep.Dir;
import assay.ninep.Incoming;
import assay.ninep.ReplyCodec;
import assay.ninep.Session;
import assay.ninep.Tmessage;
import assay.subject.SocketChannel;

/** A Tstat and its answer on one connection, beside a program that sends the same packet back. */
@State(Scope.Thread)
public class StatBenchmark {

    private final byte[] stat = new Tmessage.Tstat(1, Wire.ROOT).bytes();

    @Benchmark
    public int session(OfSession wire) throws IOException {
        return wire.wire.exchange(stat);
    }

    @Benchmark
    public int echo(OfEcho wire) throws IOException {
        return wire.wire.exchange(stat);
    }

    /** Through the client that the examples use, which keeps a transcript. */
    @Benchmark
    public Dir client(OfClient client) {
        return client.session.root().stat();
    }

    /** A session without panes, and a bare connection to it. */
    @State(Scope.Thread)
    public static class OfSession {
        private Served served;
        private Wire wire;

        @Setup
        public void start() throws IOException {
            served = Served.session(Map.of());
            wire = served.dial().attached();
        }

        @TearDown
        public void end() throws IOException {
            served.close();
        }
    }

    /** An echo, and a bare connection to it. */
    @State(Scope.Thread)
    public static class OfEcho {
        private Served served;
        private Wire wire;

        @Setup
        public void start() throws IOException {
            served = Served.echo();
            wire = served.dial();
        }

        Wire wire() {
            return wire;
        }

        @TearDown
        public void end() throws IOException {
            served.close();
        }
    }

    /** A session and the examples' client. */
    @State(Scope.Thread)
    public static class OfClient {
        private Served served;
        private Session session;

        @Setup
        public void start() throws IOException {
            served = Served.session(Map.of());
            served.dial().close();
        }

        /** No example says as much as an iteration does: the connection and the transcript of each are its own. */
        @Setup(Level.Iteration)
        public void connect() throws IOException {
            session = new Session(new Recorded<>(
                    SocketChannel.dial(served.socket(), new ReplyCodec(), new Incoming.HungUp(), () -> {}), new Transcript()));
            session.attach();
        }

        @TearDown(Level.Iteration)
        public void hangUp() {
            session.close();
        }

        @TearDown
        public void end() throws IOException {
            served.close();
        }
    }
}
