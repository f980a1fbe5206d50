package assay.subject;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import assay.channel.Channel;
import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Message;
import assay.os.Descriptors;
import assay.os.Exit;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Signals;

/**
 * A subject that was started: its process, its channel and its scratch. It owns the process; closing it ends all.
 *
 * @param <O> what is said to it
 * @param <I> what comes from it
 */
public final class Running<O extends Message, I extends Message> implements AutoCloseable {

    private static final Duration DEATH = Duration.ofSeconds(10);
    private static final Duration HELPERS_END = Duration.ofMillis(500);

    private final Processes processes = Platform.host().processes();
    private final Descriptors descriptors = Platform.host().descriptors();
    private final Box box;
    private final boolean alone;
    private final int pid;
    private final int watch;
    private final CompletableFuture<Exit> exit;
    private final ProcessChannel<O, I> channel;
    private boolean closed;

    /** One of several in a box. */
    Running(Box box, Provenance program, Map<String, String> environment, Codec<I> codec, Ties ties) throws IOException {
        this(box, false, program, environment, codec, ties);
    }

    private Running(
            Box box, boolean alone, Provenance program, Map<String, String> environment, Codec<I> codec, Ties ties)
            throws IOException {
        this.box = box;
        this.alone = alone;
        Children.Child child = start(program, environment, ties);
        this.pid = child.pid();
        box.know(pid);
        this.exit = child.exit();
        this.watch = child.watch();
        this.channel = new ProcessChannel<>(
                program.system() + " (process " + pid + ")",
                descriptors,
                ties.ours(watch),
                exit,
                codec,
                () -> signal(Signals.SIGKILL));
    }

    /**
     * Starts a program for one example, in a scratch and under a token of its own.
     *
     * @param more variables beside those of the scratch
     * @throws IOException if it cannot be started; nothing is left then
     */
    public static <O extends Message, I extends Message> Running<O, I> start(
            Provenance program, Map<String, String> more, Codec<I> codec) throws IOException {
        Guardian.ofThisProgram();
        // Before the box: what is made where no descriptor is left could not be removed either.
        Pipes pipes = new Pipes(Platform.host().descriptors());
        Box box = open(pipes);
        try {
            return new Running<>(box, true, program, box.environment(more), codec, pipes);
        } catch (IOException refused) {
            box.clear();
            throw refused;
        }
    }

    private static Box open(Pipes pipes) throws IOException {
        try {
            return Box.ofOne();
        } catch (IOException full) {
            pipes.closeTheirs();
            pipes.closeOurs();
            throw full;
        }
    }

    private Children.Child start(Provenance program, Map<String, String> environment, Ties ties) throws IOException {
        try {
            return ties.start(program.command(), environment, box.scratch().home(), box.mark());
        } catch (OsException | IllegalArgumentException refused) {
            ties.closeOurs();
            throw refused instanceof OsException os ? os : new IOException(refused.getMessage(), refused);
        } finally {
            ties.closeTheirs();
        }
    }

    public Channel<O, I> channel() {
        return channel;
    }

    public int pid() {
        return pid;
    }

    /** What all that it starts carries, see {@link Processes#underMark}. */
    int mark() {
        return box.mark();
    }

    public Scratch scratch() {
        return box.scratch();
    }

    /** Whether the process runs; false as soon as it has ended, collected or not. */
    public boolean alive() {
        return !exit.isDone() && processes.alive(pid);
    }

    /** What the process has written to its standard error, as far as it has been read. */
    public String standardError() {
        return channel.standardError();
    }

    /** Memory of the process that is in use now, in bytes; nothing can be judged by it where the system does not tell. */
    public long residentMemory() {
        try {
            return processes.residentMemory(pid);
        } catch (OsException untold) {
            throw new IllegalStateException(untold);
        }
    }

    /** Sends a signal to the process; one that has ended is left alone. */
    public void signal(int number) {
        if (closed) {
            // The watch has been closed, and another process may be watched under its number.
            return;
        }
        try {
            processes.signalWatched(watch, number);
        } catch (OsException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /**
     * Ends the process and collects it; one that is alone in its box takes all that it started, and its scratch, with it.
     *
     * @throws LeftBehind if something that it started had outlived it; that is gone now as well
     */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        boolean ended = !alive();
        signal(Signals.SIGKILL);
        closed = true;
        Deadline.within("death", DEATH).await(exit, "process " + pid + " does not die");
        descriptors.close(watch);
        if (alone) {
            closeBox(ended);
        } else {
            channel.close();
        }
    }

    private void closeBox(boolean ended) {
        awaitHelpers();
        // Before the pipes are closed: one that writes to them would end of that, and be missed or not as chance has it.
        Set<Integer> survivors = box.endAll();
        channel.close();
        box.clear();
        if (!survivors.isEmpty()) {
            throw new LeftBehind(pid, survivors, ended);
        }
    }

    /** A helper that sees the process's end, and goes by itself, has a moment for that. */
    private void awaitHelpers() {
        box.left(Deadline.within("helpers' end", HELPERS_END));
    }
}
