package assay.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import assay.channel.Deadline;
import assay.channel.Hang;
import assay.os.Descriptors;
import assay.os.Launch;
import assay.os.ServerPlatform;
import assay.os.Start;
import assay.os.TerminalSize;
import assay.os.Terminals;

/** Somebody at a terminal of 80 by 24, in which a program runs, who reads as fast as it paints and understands nothing of it. */
final class Seat implements AutoCloseable {

    private static final TerminalSize SIZE = new TerminalSize(80, 24);
    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final Duration QUIET = Duration.ofMillis(30);
    private static final int BUFFER = 1 << 16;
    private static final int SIGKILL = 9;

    private final ServerPlatform platform = ServerPlatform.host();
    private final Descriptors descriptors = platform.descriptors();
    private final Descriptors.Interest interest = descriptors.interest(1);
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    private final byte[] bytes = new byte[BUFFER];
    private final Terminals.Terminal terminal;
    private final int pid;
    private String seen = "";

    Seat(List<String> command, Map<String, String> environment, Path directory) {
        try {
            terminal = platform.terminals().open(SIZE);
            descriptors.neverBlock(terminal.master());
            pid = start(new Launch(command.get(0), command, environment, directory));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private int start(Launch launch) throws IOException {
        Start start = platform.starts().inTerminal(launch, terminal);
        if (start instanceof Start.Running running) {
            return running.pid();
        }
        throw ((Start.Failed) start).why();
    }

    void type(String text) {
        byte[] typed = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer left = ByteBuffer.allocateDirect(typed.length).put(typed).flip();
        try {
            while (left.hasRemaining()) {
                descriptors.write(terminal.master(), left);
            }
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** Looks on until a text has been painted, after the one that was awaited before. */
    void await(String text) {
        Deadline by = Deadline.within("sight", PATIENCE);
        for (int at = seen.indexOf(text); at < 0; at = seen.indexOf(text)) {
            seen = seen.substring(Math.max(0, seen.length() - text.length()));
            if (by.passed() || !look(by.remaining())) {
                throw new Hang(by, "'" + text + "' is not painted");
            }
        }
        seen = seen.substring(seen.indexOf(text) + text.length());
    }

    /** Looks on until nothing has been painted for a moment. */
    void settle() {
        while (look(QUIET)) {
            forget();
        }
    }

    /** What has been painted by now is of no interest. */
    void forget() {
        seen = "";
    }

    /** Takes in what is painted next; whether anything was in time. */
    boolean look(Duration wait) {
        interest.set(0, terminal.master(), false);
        try {
            if (!descriptors.await(interest, wait)) {
                return false;
            }
            int count = 1;
            for (buffer.clear(); count > 0 && buffer.hasRemaining();) {
                count = descriptors.read(terminal.master(), buffer);
            }
        } catch (IOException nobodyPaintsAnyMore) {
            return false;
        }
        int length = buffer.flip().remaining();
        buffer.get(bytes, 0, length);
        seen += new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        return length > 0;
    }

    /** Leaves by what is typed, and waits until the program has ended. */
    void leave(String keys) {
        type(keys);
        while (look(PATIENCE)) {
            forget();
        }
        end();
    }

    private void end() {
        try {
            platform.processes().reap(pid);
        } catch (IOException collected) {
            throw new UncheckedIOException(collected);
        }
        interest.close();
        descriptors.close(terminal.master());
    }

    @Override
    public void close() {
        try {
            platform.processes().signal(pid, SIGKILL);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        end();
    }
}
