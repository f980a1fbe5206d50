package assay.bench;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A worker behind two pipes of the platform layer, whose frames are written and read blocking, and not looked at. */
@State(Scope.Thread)
public class BareWorker implements AutoCloseable {

    private static final int PREFIX = 4;

    private byte[] answer = {};
    private BareProgram program;

    @Setup
    public void start() throws IOException {
        program = new BareProgram(MeasuredProgram.WORKER.command(), Map.of());
        exchange(Requests.configure());
    }

    /** Writes a frame and reads the one that answers it. */
    int exchange(byte[] frame) throws IOException {
        program.write(frame);
        int length = PREFIX;
        for (int taken = 0; taken < length; ) {
            ByteBuffer chunk = read();
            int count = chunk.remaining();
            if (taken == 0) {
                length += chunk.getInt(0);
                answer = answer.length < length ? new byte[length] : answer;
            }
            chunk.get(answer, taken, count);
            taken += count;
        }
        return length;
    }

    private ByteBuffer read() throws IOException {
        ByteBuffer chunk = program.read();
        if (chunk == null) {
            throw new EOFException("the worker ended");
        }
        return chunk.order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    @TearDown
    public void close() throws IOException {
        program.close();
    }
}
