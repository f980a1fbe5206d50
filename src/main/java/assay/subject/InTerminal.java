package assay.subject;

import assay.channel.Channel;
import assay.channel.Message;
import assay.os.OsException;
import assay.os.TerminalSize;

/**
 * A process that was started in a terminal of its own, with the terminal.
 *
 * @param <O> what is typed
 * @param <I> what is painted
 */
public final class InTerminal<O extends Message, I extends Message> implements AutoCloseable {

    private final Running<O, I> running;
    private final Line line;

    InTerminal(Running<O, I> running, Line line) {
        this.running = running;
        this.line = line;
    }

    public Channel<O, I> channel() {
        return running.channel();
    }

    public int pid() {
        return running.pid();
    }

    public boolean alive() {
        return running.alive();
    }

    public void signal(int number) {
        running.signal(number);
    }

    /** Changes the terminal's size; who is in front is told by the system. */
    public void resize(TerminalSize size) throws OsException {
        line.resize(size);
    }

    /** Where programs open the terminal's other end. */
    public String path() {
        return line.path();
    }

    /** Ends the process and closes the terminal. */
    @Override
    public void close() {
        running.close();
    }
}
