package assay.reference.pardes.session;

import java.util.function.Consumer;
import java.util.function.Supplier;

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

    /**
     * Goes on once it is over, unless it failed.
     *
     * @param rest does so; it gives null if that is done at once, and what to wait for otherwise
     * @return what is over when all is, or when something has failed
     */
    public Later then(Supplier<Later> rest) {
        Later all = new Later();
        whenDone(why -> {
            if (why == null) {
                goOn(rest, all);
            } else {
                all.done(why);
            }
        });
        return all;
    }

    private static void goOn(Supplier<Later> rest, Later all) {
        try {
            Later more = rest.get();
            if (more == null) {
                all.done(null);
            } else {
                more.whenDone(all::done);
            }
        } catch (Refusal refusal) {
            all.done(refusal);
        }
    }
}
