package assay.reference.pardes.terminal;

import java.nio.ByteBuffer;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.TerminalSize;
import assay.reference.pardes.text.Refusal;

/** A pseudo-terminal, and the program that it was opened for. */
public final class Terminal {

    private static final int HANGUP = 1;

    private final ServerPlatform os;
    private final Child child;
    private TerminalSize size;
    private boolean closed;

    Terminal(ServerPlatform os, Child child, TerminalSize size) {
        this.os = os;
        this.child = child;
        this.size = size;
    }

    public Child child() {
        return child;
    }

    public TerminalSize size() {
        return size;
    }

    /**
     * Types what fits.
     *
     * @return how many bytes were taken
     */
    public int type(byte[] keys, int from) {
        ByteBuffer some = ByteBuffer.allocateDirect(keys.length - from).put(keys, from, keys.length - from).flip();
        try {
            return Math.max(0, os.descriptors().write(child.output(), some));
        } catch (OsException gone) {
            throw new Refusal("no terminal");
        }
    }

    public void resize(TerminalSize wanted) {
        try {
            os.terminals().resize(child.output(), wanted);
            size = wanted;
        } catch (OsException gone) {
            throw new Refusal("no terminal");
        }
    }

    /** Sends a signal to the group in front. */
    public void signalFront(int number) {
        try {
            int front = os.terminals().foreground(child.output());
            child.signalGroup(front > 0 ? front : child.pid(), number);
        } catch (OsException gone) {
            throw new Refusal("no terminal");
        }
    }

    /** Hangs up. */
    public void close() {
        if (!closed) {
            closed = true;
            child.signal(HANGUP);
            child.close();
        }
    }
}
