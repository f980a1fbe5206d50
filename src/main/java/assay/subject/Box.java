package assay.subject;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import assay.channel.Codec;
import assay.channel.Deadline;
import assay.channel.Message;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Setting;
import assay.os.Signals;
import assay.os.TerminalSize;

/**
 * A machine as far as subjects can tell: one scratch in which programs run under one token, one after another or at once.
 * It owns them all, and what they started; closing it ends them.
 */
public final class Box implements AutoCloseable {

    private static final Duration DEATH = Duration.ofSeconds(10);
    private static final Duration LOOK = Duration.ofMillis(2);

    private final Processes processes = Platform.host().processes();
    private final Token token;
    private final Scratch scratch;
    private final Set<Integer> known = new TreeSet<>();
    private final Set<Integer> expected = new TreeSet<>();

    private Box(Token token, Scratch scratch) {
        this.token = token;
        this.scratch = scratch;
    }

    /**
     * An empty one, whose runtime folder has room for the paths of sockets.
     *
     * @throws IOException if no scratch can be made, or the run has no guardian: nothing is to be started then
     */
    public static Box open() throws IOException {
        Guardian.ofThisProgram();
        Token token = Token.next();
        return new Box(token, Scratch.makeForSockets(token));
    }

    /** One for a single program. */
    static Box ofOne() throws IOException {
        Token token = Token.next();
        return new Box(token, Scratch.make(token));
    }

    public Scratch scratch() {
        return scratch;
    }

    /**
     * Starts a program whose standard streams are pipes.
     *
     * @param changes what is other in its environment than in the scratch's
     * @throws IOException if it cannot be started
     */
    public <O extends Message, I extends Message> Running<O, I> start(
            Provenance program, List<Setting> changes, Codec<I> codec) throws IOException {
        return start(program, changes, codec, new Pipes(Platform.host().descriptors()));
    }

    /** Starts a program in a terminal of its own: what is said to it is typed, and what comes is painted. */
    public <O extends Message, I extends Message> InTerminal<O, I> startInTerminal(
            Provenance program, List<Setting> changes, Codec<I> codec, TerminalSize size) throws IOException {
        Line line = new Line(size);
        return new InTerminal<>(start(program, changes, codec, line), line);
    }

    private <O extends Message, I extends Message> Running<O, I> start(
            Provenance program, List<Setting> changes, Codec<I> codec, Ties ties) throws IOException {
        return new Running<>(this, program, environment(changes), codec, ties);
    }

    /** The environment of what runs here: the scratch's variables, more of them, and the token. */
    Map<String, String> environment(Map<String, String> more) {
        return environment(more.entrySet().stream().map(each -> Setting.of(each.getKey(), each.getValue())).toList());
    }

    private Map<String, String> environment(List<Setting> changes) {
        Map<String, String> environment = Setting.apply(scratch.environment(), changes);
        environment.putAll(token.environment());
        return environment;
    }

    /** Notes a process that leads a session in the box. */
    void know(int pid) {
        known.add(pid);
    }

    /** Says that an orphan of this box will come to the suite, so that nobody waits for its status to be collected. */
    public void expect(int pid) {
        know(pid);
        expected.add(pid);
        Children.ofThisProgram().expect(pid);
    }

    int mark() {
        return token.mark();
    }

    /** The processes that run in the box: what carries the mark or the token, and what forgot it but stayed in a session of one. */
    public Set<Integer> processes() {
        return processes(0);
    }

    /** What still runs here when it has had a moment to go by itself. */
    public Set<Integer> left(Deadline moment) {
        Set<Integer> here = processes();
        while (!moment.passed() && !here.isEmpty()) {
            Deadline.pause(LOOK);
            here = processes();
        }
        return here;
    }

    /** The same; those with the mark are sent a signal at once. */
    private Set<Integer> processes(int signal) {
        Set<Integer> here = processes.signalMarked(token.mark(), token.mark(), signal);
        here.addAll(processes.startedWith(Token.EXAMPLE, token.example()));
        known.addAll(here);
        known.forEach(leader -> here.addAll(processes.inSession(leader)));
        return here;
    }

    /**
     * Ends all that runs in the box. Looks until nothing is found: one may be starting another meanwhile.
     *
     * @return what was found
     */
    Set<Integer> endAll() {
        Set<Integer> found = new TreeSet<>();
        Deadline.within("death", DEATH).await(() -> !killAny(found), "of what was started in " + scratch.home()
                + ", some do not die");
        Children.ofThisProgram().forget(expected);
        return found;
    }

    private boolean killAny(Set<Integer> found) {
        Set<Integer> here = processes(Signals.SIGKILL);
        here.forEach(this::kill);
        found.addAll(here);
        return !here.isEmpty();
    }

    private void kill(int pid) {
        try {
            processes.signal(pid, Signals.SIGKILL);
        } catch (OsException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** Removes the scratch. */
    void clear() {
        try {
            scratch.remove();
        } catch (IOException stuck) {
            throw new IllegalStateException("the scratch " + scratch.home().getParent() + " cannot be removed", stuck);
        }
    }

    @Override
    public void close() {
        endAll();
        clear();
    }
}
