package assay.bench;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Map;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Spawn;

/** A worker behind two pipes of the platform layer, whose frames are written and read blocking, and not looked at. */
@State(Scope.Thread)
public class BareWorker implements AutoCloseable {

    private static final int PREFIX = 4;
    private static final int BUFFER = 1 << 16;

    private final Processes processes = Platform.host().processes();
    private final Descriptors os = Platform.host().descriptors();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
    private byte[] answer = {};
    private int pid;
    private int in;
    private int out;

    @Setup
    public void start() throws IOException {
        Descriptors.Pipe toIt = os.pipe();
        Descriptors.Pipe fromIt = os.pipe();
        int nothing = os.openForWriting(Path.of("/dev/null"));
        pid = processes.spawn(new Spawn(
                WorkerProgram.command(), Map.of(), Path.of("/"), toIt.reading(), fromIt.writing(), nothing));
        os.close(toIt.reading());
        os.close(fromIt.writing());
        os.close(nothing);
        in = toIt.writing();
        out = fromIt.reading();
        exchange(Requests.configure());
    }

    /** Writes a frame and reads the one that answers it. */
    int exchange(byte[] frame) throws IOException {
        for (int sent = 0; sent < frame.length; ) {
            buffer.clear().put(frame, sent, Math.min(BUFFER, frame.length - sent)).flip();
            sent += Math.max(0, os.write(in, buffer));
        }
        int length = PREFIX;
        for (int taken = 0; taken < length; ) {
            int count = read();
            if (taken == 0) {
                length += buffer.getInt(0);
                answer = answer.length < length ? new byte[length] : answer;
            }
            buffer.get(answer, taken, count);
            taken += count;
        }
        return length;
    }

    private int read() throws IOException {
        int count = -1;
        while (count < 0) {
            count = os.read(out, buffer.clear());
        }
        if (count == 0) {
            throw new EOFException("the worker ended");
        }
        buffer.flip();
        return count;
    }

    @Override
    @TearDown
    public void close() throws OsException {
        os.close(in);
        os.close(out);
        processes.reap(pid);
    }
}
