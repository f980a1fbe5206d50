package assay.steps.rlm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

import assay.channel.Deadline;
import assay.rlm.Answer;
import assay.rlm.Incoming;
import assay.rlm.Kernel;
import assay.steps.Stage;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.node.ObjectNode;

/** What the steps about one example's kernels share: the kernel at hand, and the requests that were sent to it. */
public final class RlmWorld {

    /** The request that a sentence means when it says no other name: a cell, a snapshot, a restore. */
    static final String IT = "it";

    private static final Duration HAPPENING = Duration.ofSeconds(10);
    private static final String HOLDING = "holding";

    private final Stage stage;
    private final Map<String, Sent> sent = new HashMap<>();
    private final Map<String, Answer> answers = new HashMap<>();
    private KernelActor actor;
    private boolean canHold;
    private int mark;
    private int points;

    /** A request under way, and what was heard before it was sent. */
    private record Sent(Kernel kernel, int mark) {}

    public RlmWorld(Stage stage) {
        this.stage = stage;
    }

    Stage stage() {
        return stage;
    }

    /** Starts a kernel; it becomes the kernel at hand. */
    void start(String name) {
        take(KernelActor.enter(stage, name));
        shakeHands();
    }

    /** The kernel at hand must say that it is ready. */
    void shakeHands() {
        ready(actor.shakeHands(stage));
    }

    /** The event that a first line has to be; what came in its place is told as it came. */
    static Incoming.Event ready(Incoming first) {
        if (first instanceof Incoming.Event event && event.name().equals("ready")) {
            return event;
        }
        throw new AssertionError("the first line of a kernel says that it is ready; what came is: " + first.notation());
    }

    void take(KernelActor another) {
        actor = another;
        canHold = false;
        mark = 0;
    }

    KernelActor actor() {
        return actor;
    }

    Kernel kernel() {
        return actor.kernel();
    }

    /** Sends a cell under a name of the example's and does not wait. */
    void send(String name, String code) {
        send(name, Kernel.execute(name, code));
    }

    /** Sends requests in one piece; the first one is kept under a name. */
    void send(String name, ObjectNode... requests) {
        note(name);
        kernel().say(requests);
    }

    /** Notes that a request of this name is about to be sent; an answer to an earlier one is forgotten. */
    void note(String name) {
        mark = kernel().mark();
        sent.put(name, new Sent(kernel(), mark));
        answers.remove(name);
    }

    /** What became of a request: waits for it if it is under way. */
    Answer answer(String name) {
        return answers.computeIfAbsent(name, any -> {
            Sent request = sent.get(name);
            return request.kernel().answer(name, request.mark());
        });
    }

    /** What was heard when the last named request was sent. */
    int mark() {
        return mark;
    }

    /** Runs a cell that sets something up: it must not fail. */
    void prepare(String code) {
        RlmAssertions.assertThat(kernel().run(code)).isOk();
    }

    /** Gives the kernel at hand the means to stop at a point of its own. */
    void enableHolding() {
        if (!canHold) {
            prepare(Cells.named(HOLDING));
            canHold = true;
        }
    }

    /** Runs a named cell of the resources, which may stop at a point of its own later. */
    void happen(String happening) {
        enableHolding();
        prepare(Cells.named(happening));
    }

    /** Waits until the kernel at hand is held at a point. */
    void awaitHeld(String place) {
        Path held = actor.home().resolve("held-" + place);
        Deadline.within("hold", HAPPENING).await(() -> Files.exists(held), "the kernel never came to the point '" + place + "'");
    }

    /** Waits until the kernel at hand is held at a point, or has passed it unseen and is done. */
    boolean awaitHeldOrDone(String place, String name) {
        Path held = actor.home().resolve("held-" + place);
        return kernel().awaitUnlessDone(() -> Files.exists(held), name, sent.get(name).mark());
    }

    /** Lets the kernel at hand go on from a point. */
    void letGo(String place) {
        make("go-" + place);
    }

    /** Makes a file in the kernel's folder, for a cell that waits for it. */
    void make(String file) {
        try {
            Files.createFile(actor.home().resolve(file));
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** At how many points a request was interrupted. */
    void notePoints(int count) {
        points = count;
    }

    int points() {
        return points;
    }

    Incoming.Ended awaitEnd(Duration within) {
        actor.mayEnd();
        return kernel().awaitEnd(mark, Deadline.within("end", within));
    }
}
