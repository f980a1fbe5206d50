package assay.reference.pardes.session;

import java.util.function.Consumer;

import assay.reference.pardes.text.Refusal;

/** What a request started and has to wait for before it can be answered. */
public final class Later {

    private Consumer<Refusal> waiting;
    private boolean done;
    private Refusal failure;

    /** It is over. @param why null if it went well */
    public void done(Refusal why) {
        done = true;
        failure = why;
        if (waiting != null) {
            waiting.accept(why);
        }
    }

    /** Has something done once it is over, with what went wrong or null. */
    public void whenDone(Consumer<Refusal> then) {
        if (done) {
            then.accept(failure);
        } else {
            waiting = then;
        }
    }
}
