package assay.reference.pardes.terminal;

import java.nio.ByteBuffer;
import java.util.Optional;

import assay.os.Exit;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.pardes.loop.Loop;

/** A program that runs in a session of its own, and where its output comes from. */
public final class Child {

    /** Hears what becomes of a child. */
    public interface Listener {

        /** What it wrote. */
        void said(byte[] output);

        /** How it ended. All that it wrote itself has been heard. */
        void ended(int status);

        /** Nothing more will be heard. */
        default void silent() {}
    }

    /** What a turn takes at most, so that others get theirs. */
    private static final int TURN = 64 << 10;

    private static final int BY_SIGNAL = 128;

    private final ServerPlatform os;
    private final int pid;
    private final int output;
    private final Listener listener;
    private final int exit;
    private final Loop.Watch watchOutput;
    private final Loop.Watch watchExit;
    private boolean open = true;
    private boolean running = true;

    Child(ServerPlatform os, Loop loop, int pid, int output, Listener listener) throws OsException {
        this.os = os;
        this.pid = pid;
        this.output = output;
        this.listener = listener;
        os.descriptors().neverBlock(output);
        exit = os.processes().watch(pid);
        watchOutput = loop.watch(output, this::read);
        watchExit = loop.watch(exit, this::reap);
    }

    public int pid() {
        return pid;
    }

    /** The descriptor that its output comes from. */
    int output() {
        return output;
    }

    public boolean isRunning() {
        return running;
    }

    private void read() {
        take(TURN);
    }

    /** Takes what is there, so many bytes at most. */
    private void take(int most) {
        ByteBuffer room = ByteBuffer.allocateDirect(Math.min(most, TURN));
        while (open && room.hasRemaining() && fill(room)) {
            // As long as there is something, and room for it.
        }
        if (room.position() > 0) {
            byte[] said = new byte[room.position()];
            room.flip().get(said);
            listener.said(said);
        }
    }

    private boolean fill(ByteBuffer room) {
        try {
            int count = os.descriptors().read(output, room);
            if (count == 0) {
                hush();
            }
            return count > 0;
        } catch (OsException hungUp) {
            hush();
            return false;
        }
    }

    /** Its output has ended, or nobody listens any more. */
    private void hush() {
        if (open) {
            open = false;
            watchOutput.letGo();
            os.descriptors().close(output);
            listener.silent();
        }
    }

    private void reap() {
        Optional<Exit> ended = ended();
        if (ended.isEmpty()) {
            return;
        }
        running = false;
        watchExit.letGo();
        os.descriptors().close(exit);
        drain();
        listener.ended(status(ended.get()));
    }

    private Optional<Exit> ended() {
        try {
            return os.processes().reapNow(pid);
        } catch (OsException collected) {
            return Optional.of(new Exit.Code(0));
        }
    }

    /** What it wrote before it ended is there by now; others that hold its output may go on for ever. */
    private void drain() {
        take(TURN);
    }

    private static int status(Exit exit) {
        return exit instanceof Exit.Code code ? code.code() : BY_SIGNAL + ((Exit.Signal) exit).number();
    }

    /** Sends a signal to all of its group. */
    public void signal(int number) {
        if (running) {
            signalGroup(pid, number);
        }
    }

    void signalGroup(int group, int number) {
        try {
            os.processes().signal(-group, number);
        } catch (OsException refused) {
            // A group of another user's is beyond reach; there is nobody to tell.
        }
    }

    /** Stops listening. It runs on. */
    public void close() {
        hush();
    }
}
