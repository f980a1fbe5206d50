package assay.bench;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A kernel behind two pipes of the platform layer, whose lines are written and read blocking, and looked at for their end. */
@State(Scope.Thread)
public class BareKernel implements AutoCloseable {

    private static final String READY = "{\"event\":\"ready\"";
    private static final String DONE = "{\"event\":\"done\"";

    private BareProgram program;

    @Setup
    public void start() throws IOException {
        program = new BareProgram(MeasuredProgram.KERNEL.command(), MeasuredProgram.KERNEL.environment());
        readUntil(READY);
    }

    /** Writes a request and reads until one is done. */
    int exchange(byte[] request) throws IOException {
        program.write(request);
        return readUntil(DONE);
    }

    /** The bytes until the line that begins so, which must be the last of what has come. */
    private int readUntil(String beginning) throws IOException {
        int count = 0;
        StringBuilder line = new StringBuilder();
        while (!(line.indexOf(beginning) >= 0 && line.charAt(line.length() - 1) == '\n')) {
            ByteBuffer chunk = program.read();
            if (chunk == null) {
                throw new EOFException("the kernel ended");
            }
            count += chunk.remaining();
            line.delete(0, line.lastIndexOf("\n", line.length() - 2) + 1);
            line.append(StandardCharsets.US_ASCII.decode(chunk));
        }
        return count;
    }

    @Override
    @TearDown
    public void close() throws IOException {
        program.close();
    }
}
