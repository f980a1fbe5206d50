package assay.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import assay.os.Descriptors;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Spawn;

/** A program behind two pipes of the platform layer, which are written and read blocking. */
final class BareProgram implements AutoCloseable {

    private static final int BUFFER = 1 << 16;

    private final Processes processes = Platform.host().processes();
    private final Descriptors os = Platform.host().descriptors();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final int pid;
    private final int in;
    private final int out;

    BareProgram(List<String> command, Map<String, String> environment) throws IOException {
        Descriptors.Pipe toIt = os.pipe();
        Descriptors.Pipe fromIt = os.pipe();
        int nothing = os.openForWriting(Path.of("/dev/null"));
        pid = processes.spawn(
                new Spawn(command, environment, Path.of("/"), toIt.reading(), fromIt.writing(), nothing));
        os.close(toIt.reading());
        os.close(fromIt.writing());
        os.close(nothing);
        in = toIt.writing();
        out = fromIt.reading();
    }

    void write(byte[] all) throws IOException {
        for (int sent = 0; sent < all.length; ) {
            buffer.clear().put(all, sent, Math.min(BUFFER, all.length - sent)).flip();
            sent += Math.max(0, os.write(in, buffer));
        }
    }

    /** What has come, to be taken before the next call; null at the end. */
    ByteBuffer read() throws IOException {
        int count = -1;
        while (count < 0) {
            count = os.read(out, buffer.clear());
        }
        return count == 0 ? null : buffer.flip();
    }

    /** Reads to the end, and returns how many bytes there were. */
    long drain() throws IOException {
        long count = 0;
        for (ByteBuffer chunk = read(); chunk != null; chunk = read()) {
            count += chunk.remaining();
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        os.close(in);
        os.close(out);
        processes.reap(pid);
    }
}
