package assay.steps.pardes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.os.Exit;
import assay.steps.Actor;
import assay.steps.Unstartable;
import assay.subject.Box;
import assay.subject.Output;
import assay.subject.Provenance;
import assay.subject.Running;
import org.assertj.core.api.Assertions;

/** A machine of its own: its kernel mounts a session, a job is done there, and it is turned off. */
final class Machine implements Actor {

    private static final Path STARTER = Path.of("src/test/resources/launch/mounting-machine.sh");
    private static final Path TUNNEL = Path.of("/dev/net/tun");
    private static final Duration JOB = Duration.ofSeconds(90);

    private final Box box;
    private final Running<Output, Output> running;
    private final Path folder;

    private Machine(Box box, Running<Output, Output> running) {
        this.box = box;
        this.running = running;
        folder = box.scratch().home();
    }

    /**
     * Starts one.
     *
     * @param job lines for a shell in the root of what is mounted
     * @throws Unstartable if something is missing that a machine is made of
     */
    static Machine start(Path socket, String job) {
        Interop.need("linux.uml", "busybox", "socat", "ip", "unshare");
        if (!Files.isWritable(TUNNEL)) {
            throw new Unstartable(TUNNEL + " is not there for this user, and without it no machine has a network;"
                    + " 'sh src/setup.sh --interop --check' says more");
        }
        try {
            Box box = Box.open();
            Files.writeString(box.scratch().home().resolve("job"), job + "\n");
            return new Machine(box, start(box, socket));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    private static Running<Output, Output> start(Box box, Path socket) throws IOException {
        List<String> command = List.of(
                "/bin/sh", STARTER.toAbsolutePath().toString(), socket.toString(), box.scratch().home().toString());
        Provenance machine = new Provenance("a machine", command, "", "", Provenance.Whose.NAMED);
        return box.start(machine, List.of(), new Output.AsItComes());
    }

    /** Waits until the job is done. */
    void await() {
        Channel<Output, Output> channel = running.channel();
        Deadline by = Deadline.within("job on the machine", JOB);
        Output last = channel.receive(by);
        while (!(last instanceof Output.Ended)) {
            last = channel.receive(by);
        }
        if (!((Output.Ended) last).exit().equals(new Exit.Code(0))) {
            throw new Unstartable("the machine did not come so far as to mount anything: " + last.notation() + ": "
                    + running.standardError() + left("console"));
        }
    }

    /** How the job ended. */
    String status() {
        return left("status").strip();
    }

    /** All that the job printed. */
    String said() {
        return left("said");
    }

    private String left(String file) {
        try {
            Path path = folder.resolve(file);
            return Files.exists(path) ? Files.readString(path) : "";
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String name() {
        return "the machine";
    }

    /** It was turned off when its job was done. */
    @Override
    public void proveAlive() {
        Assertions.assertThat(running.alive()).as("the machine is still on").isFalse();
    }

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        evidence.put("the job on the machine", left("job"));
        evidence.put("what it printed", said());
        evidence.put("log of the machine's kernel", left("kernel"));
        return evidence;
    }

    @Override
    public void close() {
        running.close();
        box.close();
    }
}
