package assay.steps.monty;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import assay.channel.Channel;
import assay.channel.Deadline;
import assay.channel.Lie;
import assay.channel.Lying;
import assay.channel.Recorded;
import assay.channel.Transcript;
import assay.monty.EventCodec;
import assay.monty.Incoming;
import assay.monty.Outgoing;
import assay.monty.Turn;
import assay.monty.Worker;
import assay.monty.wire.Configure;
import assay.monty.wire.ParentRequest;
import assay.steps.Actor;
import assay.steps.Stage;
import assay.steps.Unstartable;
import assay.subject.Running;
import assay.subject.Subjects;

/** One running worker of an example, with the host's side of its conversation. */
final class WorkerActor implements Actor {

    static final String SYSTEM = "monty";

    private static final Duration HANDSHAKE = Duration.ofSeconds(10);
    private static final Duration END = Duration.ofSeconds(20);

    private final String name;
    private final Running<Outgoing, Incoming> running;
    private final Transcript transcript = new Transcript();
    private final FirstAnswer first;
    private final Worker worker;
    private boolean mayEnd;

    private WorkerActor(
            String name, Running<Outgoing, Incoming> running, Subjects subjects, Optional<Lie<Incoming>> lie) {
        this.name = name;
        this.running = running;
        this.first = new FirstAnswer(running.channel(), subjects);
        Channel<Outgoing, Incoming> told =
                lie.<Channel<Outgoing, Incoming>>map(each -> new Lying<>(first, each)).orElse(first);
        this.worker = new Worker(new Recorded<>(told, transcript));
    }

    /** Starts a worker and brings it on the stage. */
    static WorkerActor enter(Stage stage, String name) {
        Optional<Lie<Incoming>> lie = Lies.ofThisRun();
        try {
            return stage.enter(new WorkerActor(
                    name,
                    Running.start(stage.program(SYSTEM), stage.subjects().environment(SYSTEM), new EventCodec()),
                    stage.subjects(),
                    lie));
        } catch (IOException refused) {
            throw new Unstartable(refused.getMessage(), refused);
        }
    }

    Worker worker() {
        return worker;
    }

    Running<Outgoing, Incoming> running() {
        return running;
    }

    /** Configures a worker that has just been started; one that does not answer is not waited for as long as a turn. */
    Turn begin(Configure configure) {
        ParentRequest request = ParentRequest.newBuilder().setConfigure(configure).build();
        return worker.ask(request, Deadline.within("handshake", HANDSHAKE));
    }

    /** What comes next is silence, or the end, and tells nothing of how the worker began. */
    void hasNothingToAnswer() {
        first.waive();
    }

    void signal(int number) {
        hasNothingToAnswer();
        running.signal(number);
    }

    /** From here on the example has said how this worker ends, or that it is left busy. */
    void mayEnd() {
        mayEnd = true;
    }

    Incoming next() {
        return worker.next(Deadline.within("end", END));
    }

    @Override
    public String name() {
        return name;
    }

    /** A reset is served in every state, and what follows it shows a session that works. */
    @Override
    public void proveAlive() {
        if (mayEnd) {
            return;
        }
        MontyAssertions.assertThat(worker.reset()).isOk();
        MontyAssertions.assertThat(worker.configure(Settings.standard())).isOk();
        MontyAssertions.assertThat(worker.feed("1 + 1")).completesWith("2");
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
        first.over();
        running.close();
    }
}
