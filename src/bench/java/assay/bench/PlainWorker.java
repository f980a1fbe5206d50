package assay.bench;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A worker behind Java's own process streams, whose frames are written and read blocking, and not looked at. */
@State(Scope.Thread)
public class PlainWorker implements AutoCloseable {

    private byte[] answer = {};
    private Process process;
    private OutputStream out;
    private DataInputStream in;

    @Setup
    public void start() throws IOException {
        process = new ProcessBuilder(MeasuredProgram.WORKER.command())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        out = process.getOutputStream();
        in = new DataInputStream(process.getInputStream());
        exchange(Requests.configure());
    }

    /** Writes a frame and reads the one that answers it. */
    int exchange(byte[] frame) throws IOException {
        out.write(frame);
        out.flush();
        int length = Integer.reverseBytes(in.readInt());
        answer = answer.length < length ? new byte[length] : answer;
        in.readFully(answer, 0, length);
        return length;
    }

    @Override
    @TearDown
    public void close() throws IOException {
        out.close();
        in.close();
        process.onExit().join();
    }
}
