package assay.subject;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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
import assay.os.Spawn;

/**
 * A subject that was started: its process, its channel and its scratch. It owns the process; closing it ends all.
 *
 * @param <O> what is said to it
 * @param <I> what comes from it
 */
public final class Running<O extends Message, I extends Message> implements AutoCloseable {

    private static final int SIGKILL = 9;
    private static final Duration DEATH = Duration.ofSeconds(10);
    private static final Duration HELPERS_END = Duration.ofMillis(500);
    private static final Duration LOOK = Duration.ofMillis(2);

    private final Processes processes = Platform.host().processes();
    private final Descriptors descriptors = Platform.host().descriptors();
    private final Token token;
    private final Scratch scratch;
    private final int pid;
    private final int watch;
    private final CompletableFuture<Exit> exit;
    private final ProcessChannel<O, I> channel;
    private boolean closed;

    private Running(Provenance program, Map<String, String> environment, Token token, Codec<I> codec)
            throws IOException {
        Guardian.ofThisProgram();
        this.token = token;
        Pipes pipes = new Pipes(descriptors);
        this.scratch = scratch(token, pipes);
        Children.Child child = start(program, environment, pipes);
        this.pid = child.pid();
        this.exit = child.exit();
        this.watch = child.watch();
        this.channel = new ProcessChannel<>(
                program.system() + " (process " + pid + ")",
                descriptors,
                pipes.ours(watch),
                exit,
                codec,
                () -> signal(SIGKILL));
    }

    /**
     * Starts a program for one example, in a scratch and under a token of its own.
     *
     * @param more variables beside those of the scratch
     * @throws IOException if it cannot be started; nothing is left then
     */
    public static <O extends Message, I extends Message> Running<O, I> start(
            Provenance program, Map<String, String> more, Codec<I> codec) throws IOException {
        return new Running<>(program, more, Token.next(), codec);
    }

    private static Scratch scratch(Token token, Pipes pipes) throws IOException {
        try {
            return Scratch.make(token);
        } catch (IOException full) {
            pipes.closeTheirs();
            pipes.closeOurs();
            throw full;
        }
    }

    private Children.Child start(Provenance program, Map<String, String> more, Pipes pipes) throws IOException {
        Map<String, String> environment = new LinkedHashMap<>(scratch.environment());
        environment.putAll(more);
        environment.putAll(token.environment());
        try {
            return Children.ofThisProgram().start(new Spawn(
                    program.command(), environment, scratch.home(), pipes.theirIn(), pipes.theirOut(), pipes.theirErr()));
        } catch (OsException | IllegalArgumentException refused) {
            pipes.closeOurs();
            scratch.remove();
            throw refused instanceof OsException os ? os : new IOException(refused.getMessage(), refused);
        } finally {
            pipes.closeTheirs();
        }
    }

    public Channel<O, I> channel() {
        return channel;
    }

    public int pid() {
        return pid;
    }

    public Scratch scratch() {
        return scratch;
    }

    /** Whether the process runs; false as soon as it has ended, collected or not. */
    public boolean alive() {
        return !exit.isDone() && processes.alive(pid);
    }

    /** What the process has written to its standard error, as far as it has been read. */
    public String standardError() {
        return channel.standardError();
    }

    /** Memory of the process that is in use now, in bytes. */
    public long residentMemory() {
        return processes.residentMemory(pid);
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
     * Ends the process and all that it started, collects it, and removes its scratch.
     *
     * @throws LeftBehind if something that it started had outlived it; that is gone now as well
     */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        boolean ended = !alive();
        signal(SIGKILL);
        closed = true;
        Deadline.within("death", DEATH).await(exit, "process " + pid + " does not die");
        descriptors.close(watch);
        awaitHelpers();
        // Before the pipes are closed: one that writes to them would end of that, and be missed or not as chance has it.
        Set<Integer> survivors = endSurvivors();
        channel.close();
        removeScratch();
        if (!survivors.isEmpty()) {
            throw new LeftBehind(pid, survivors, ended);
        }
    }

    /** A helper that sees the process's end, and goes by itself, has a moment for that. */
    private void awaitHelpers() {
        Deadline moment = Deadline.within("helpers' end", HELPERS_END);
        while (!moment.passed() && !left().isEmpty()) {
            Deadline.pause(LOOK);
        }
    }

    /** What carries the token, and what forgot it but stayed in the session. */
    private Set<Integer> left() {
        Set<Integer> left = new TreeSet<>(processes.startedWith(Token.EXAMPLE, token.example()));
        left.addAll(processes.inSession(pid));
        return left;
    }

    /** Looks until none is found: one may be starting another while we look. */
    private Set<Integer> endSurvivors() {
        Set<Integer> survivors = new TreeSet<>();
        Deadline.within("death", DEATH)
                .await(() -> !killAny(survivors), "of what process " + pid + " started, some do not die");
        return survivors;
    }

    private boolean killAny(Set<Integer> survivors) {
        Set<Integer> found = left();
        found.forEach(this::kill);
        survivors.addAll(found);
        return !found.isEmpty();
    }

    private void kill(int survivor) {
        try {
            processes.signal(survivor, SIGKILL);
        } catch (OsException refused) {
            throw new IllegalStateException(refused);
        }
    }

    private void removeScratch() {
        try {
            scratch.remove();
        } catch (IOException stuck) {
            throw new IllegalStateException("the scratch of process " + pid + " cannot be removed", stuck);
        }
    }
}
