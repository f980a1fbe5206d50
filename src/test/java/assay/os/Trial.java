package assay.os;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import assay.channel.Deadline;

/**
 * A program started by the platform layer alone, with a pipe for what it writes and one for what it reads; its standard
 * error goes where its output goes. Ended and collected when closed.
 */
public final class Trial implements AutoCloseable {

    private static final Processes PROCESSES = Platform.host().processes();
    private static final Descriptors DESCRIPTORS = Platform.host().descriptors();
    private static final Path HERE = Path.of("/");

    private final Descriptors.Pipe in = DESCRIPTORS.pipe();
    private final Descriptors.Pipe out = DESCRIPTORS.pipe();
    private final int pid;
    private Exit exit;

    private Trial(List<String> command, Map<String, String> environment, Path directory) throws OsException {
        try {
            pid = PROCESSES.spawn(new Spawn(command, environment, directory, in.reading(), out.writing(), out.writing()));
        } catch (OsException refused) {
            DESCRIPTORS.close(in.writing());
            DESCRIPTORS.close(out.reading());
            throw refused;
        } finally {
            DESCRIPTORS.close(in.reading());
            DESCRIPTORS.close(out.writing());
        }
        awaitProgram();
    }

    /** For a moment the child is still a copy of ourselves, to all that look at it from outside. */
    private void awaitProgram() {
        Map<String, String> ours = PROCESSES.environment(PROCESSES.self());
        Deadline.within("start", Duration.ofSeconds(10))
                .await(() -> !PROCESSES.environment(pid).equals(ours), "process " + pid + " does not become its program");
    }

    /** The pipes, watches and wakers of this program; other descriptors are the Java runtime's, and come and go. */
    public static Map<Integer, String> held() {
        Map<Integer, String> held = new TreeMap<>(DESCRIPTORS.of(PROCESSES.self()));
        held.values().removeIf(name -> !name.startsWith("pipe:") && !name.startsWith("anon_inode:"));
        return held;
    }

    public static Trial of(String... command) throws OsException {
        return new Trial(List.of(command), Map.of(), HERE);
    }

    public static Trial with(Map<String, String> environment, String... command) throws OsException {
        return new Trial(List.of(command), environment, HERE);
    }

    public static Trial in(Path directory, String... command) throws OsException {
        return new Trial(List.of(command), Map.of(), directory);
    }

    /** A program that does nothing until its input is closed. */
    public static Trial idle() throws OsException {
        return of("/bin/cat");
    }

    public int pid() {
        return pid;
    }

    /** Closes its input. */
    public void release() {
        DESCRIPTORS.close(in.writing());
    }

    /** All that it writes, until it closes its output. */
    public String output() throws OsException {
        return new String(drain(out.reading()), StandardCharsets.UTF_8);
    }

    /** Reads a pipe to its end. */
    public static byte[] drain(int descriptor) throws OsException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ByteBuffer buffer = ByteBuffer.allocateDirect(8192);
        while (DESCRIPTORS.read(descriptor, buffer.clear()) > 0) {
            byte[] some = new byte[buffer.flip().remaining()];
            buffer.get(some);
            all.writeBytes(some);
        }
        return all.toByteArray();
    }

    /** Waits until it has ended, without collecting it. */
    public void awaitEnd() {
        Deadline.within("end", Duration.ofSeconds(10)).await(() -> !PROCESSES.alive(pid), "process " + pid + " runs on");
    }

    public Exit reap() throws OsException {
        exit = PROCESSES.reap(pid);
        return exit;
    }

    public Optional<Exit> reapNow() throws OsException {
        Optional<Exit> now = PROCESSES.reapNow(pid);
        now.ifPresent(ended -> exit = ended);
        return now;
    }

    @Override
    public void close() throws OsException {
        DESCRIPTORS.close(out.reading());
        if (exit == null) {
            PROCESSES.signal(pid, 9);
            reap();
        }
    }
}
