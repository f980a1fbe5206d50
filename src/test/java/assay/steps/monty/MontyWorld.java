package assay.steps.monty;

import com.google.protobuf.ByteString;

import assay.monty.Incoming;
import assay.monty.Turn;
import assay.monty.Worker;
import assay.monty.wire.ChildEvent;
import assay.monty.wire.Configure;
import assay.steps.Stage;

/** What the steps about one example's workers share: the worker at hand, its last turn, and the last dump. */
public final class MontyWorld {

    private final Stage stage;
    private WorkerActor actor;
    private Turn turn;
    private ByteString dump;

    public MontyWorld(Stage stage) {
        this.stage = stage;
    }

    /** Starts a worker that nobody has spoken to; it becomes the worker at hand. */
    void start(String name) {
        actor = WorkerActor.enter(stage, name);
    }

    void startConfigured(String name, Configure configure) {
        start(name);
        MontyAssertions.assertThat(actor.begin(configure)).isOk();
    }

    WorkerActor actor() {
        return actor;
    }

    Worker worker() {
        return actor.worker();
    }

    /** Notes the turn that the next judgement is about. */
    Turn took(Turn turn) {
        this.turn = turn;
        return turn;
    }

    Turn turn() {
        return turn;
    }

    /** The event that ended the last turn; an empty one if no event did, for the judgement to show. */
    ChildEvent event() {
        return turn.end() instanceof Incoming.Event event ? event.event() : ChildEvent.getDefaultInstance();
    }

    void keep(ByteString dump) {
        this.dump = dump;
    }

    ByteString dump() {
        return dump;
    }
}
