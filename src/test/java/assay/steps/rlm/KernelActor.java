package assay.steps.rlm;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Lie;
import assay.channel.Lying;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.rlm.EventCodec;
import assay.rlm.Incoming;
import assay.rlm.Kernel;
import assay.rlm.Outgoing;
import assay.steps.Actor;
import assay.steps.Stage;
import assay.steps.Unstartable;
import assay.subject.Provenance;
import assay.subject.Running;

/** One running kernel of an example, with the host's side of its conversation. */
final class KernelActor implements Actor {

    static final String SYSTEM = "rlm";

    private static final Duration HANDSHAKE = Duration.ofSeconds(10);

    private final String name;
    private final Running<Outgoing, Incoming> running;
    private final Transcript transcript = new Transcript();
    private final Kernel kernel;
    private boolean mayEnd;

    private KernelActor(String name, Running<Outgoing, Incoming> running, Optional<Lie<Incoming>> lie) {
        this.name = name;
        this.running = running;
        Channel<Outgoing, Incoming> heard = running.channel();
        Channel<Outgoing, Incoming> told =
                lie.<Channel<Outgoing, Incoming>>map(each -> new Lying<>(heard, each)).orElse(heard);
        this.kernel = new Kernel(new Recorded<>(told, transcript));
    }

    /** Starts a kernel and brings it on the stage. */
    static KernelActor enter(Stage stage, String name) {
        return enter(stage, name, stage.program(SYSTEM), Map.of());
    }

    /** The same by another command, and with more variables in its environment. */
    static KernelActor enter(Stage stage, String name, Provenance program, Map<String, String> more) {
        Map<String, String> environment = new LinkedHashMap<>(stage.subjects().environment(SYSTEM));
        environment.putAll(more);
        Optional<Lie<Incoming>> lie = Lies.ofThisRun();
        try {
            return stage.enter(
                    new KernelActor(name, Running.start(program, environment, new EventCodec()), lie));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    /** A program under test that another one starts. */
    static Provenance behind(List<String> starter, Provenance program) {
        List<String> command = new ArrayList<>(starter);
        command.addAll(program.command());
        return new Provenance(program.system(), command, program.version(), program.sha256(), program.whose());
    }

    Kernel kernel() {
        return kernel;
    }

    Running<Outgoing, Incoming> running() {
        return running;
    }

    /** The folder that the kernel runs in, its own. */
    Path home() {
        return running.scratch().home();
    }

    /** Waits for the first line; a subject that never says that it is ready is not started for ever. */
    Incoming shakeHands(Stage stage) {
        boolean held = false;
        try {
            Incoming first = kernel.next(0, Deadline.within("handshake", HANDSHAKE));
            held = first instanceof Incoming.Event event && event.is("ready");
            return first;
        } finally {
            if (held) {
                stage.subjects().handshakeHeld(SYSTEM);
            } else {
                stage.subjects().handshakeFailed(SYSTEM);
            }
        }
    }

    /** From here on the example has said how this kernel ends. */
    void mayEnd() {
        mayEnd = true;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void proveAlive() {
        if (!mayEnd) {
            RlmAssertions.assertThat(kernel.run("1 + 1")).as("a last cell").hasResult("2");
        }
    }

    @Override
    public Map<String, String> evidence() {
        Map<String, String> evidence = new LinkedHashMap<>();
        evidence.put("transcript of " + name, transcript.print());
        if (!running.standardError().isEmpty()) {
            evidence.put("standard error of " + name, running.standardError());
        }
        return evidence;
    }

    @Override
    public void close() {
        running.close();
    }
}
