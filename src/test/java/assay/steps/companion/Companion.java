package assay.steps.companion;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Signals;
import assay.steps.Actor;
import assay.steps.Unstartable;
import assay.subject.Provenance;
import assay.subject.Running;

/** A process of the suite's own that does in its place what an example asks for. */
public final class Companion implements Actor {

    private static final Duration ANSWER = Duration.ofSeconds(10);

    private final String name;
    private final Running<Request, Reply> running;
    private final Channel<Request, Reply> channel;
    private final Transcript transcript = new Transcript();
    private final Processes processes = Platform.host().processes();
    private final Set<Integer> children = new TreeSet<>();
    private Reply.Ended ended;

    private Companion(String name, Running<Request, Reply> running) {
        this.name = name;
        this.running = running;
        this.channel = new Recorded<>(running.channel(), transcript);
    }

    /** Starts a companion, and waits until it says that it is ready. */
    public static Companion start(String name, List<String> command, Map<String, String> environment) {
        Provenance program = new Provenance("companion", command, "", "", Provenance.Whose.NAMED);
        try {
            return new Companion(name, Running.start(program, environment, new Replies()));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    public int pid() {
        return running.pid();
    }

    /** A path in the folder that the companion was given for itself. */
    public Path path(String file) {
        return running.scratch().home().resolve(file);
    }

    /** Asks, and gives what came of it: also that the system refused, or that the companion ended. */
    public Reply attempt(String... words) {
        send(words);
        return next();
    }

    /** Asks without waiting for what comes of it. */
    public void send(String... words) {
        channel.send(new Request(List.of(words)), Deadline.within("companion", ANSWER));
    }

    /** What comes next. */
    public Reply next() {
        Reply reply = channel.receive(Deadline.within("companion", ANSWER));
        if (reply instanceof Reply.Ended last) {
            ended = last;
        }
        return reply;
    }

    /** Asks for what must succeed, and gives what came of it. */
    public String ask(String... words) {
        return done(attempt(words));
    }

    /** What came of the last request, which must have succeeded. */
    public String done(Reply reply) {
        if (reply instanceof Reply.Done done) {
            return done.value();
        }
        throw new IllegalStateException(name + " could not do as it was asked: " + reply.notation());
    }

    /** Notes a process that the companion started, so that the example sees it out. */
    public int started(String pid) {
        children.add(Integer.valueOf(pid));
        return Integer.parseInt(pid);
    }

    public void signal(int number) {
        running.signal(number);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void proveAlive() {
        if (ended == null) {
            ask("ping");
        }
    }

    @Override
    public Map<String, String> evidence() {
        return Map.of("transcript of " + name, transcript.print());
    }

    /** It leaves in order, so that it can see its own children out; what is left of them is killed. */
    @Override
    public void close() {
        try {
            leave();
            children.forEach(this::kill);
            Deadline.within("death", ANSWER).await(
                    () -> children.stream().noneMatch(processes::alive), "processes " + children + " do not die");
        } finally {
            running.close();
        }
    }

    private void leave() {
        channel.finish(Deadline.within("companion", ANSWER));
        while (ended == null) {
            next();
        }
    }

    private void kill(int pid) {
        try {
            processes.signal(pid, Signals.SIGKILL);
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }
}
