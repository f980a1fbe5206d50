package assay.reference.pardes.session;

import java.util.Optional;

import assay.reference.pardes.text.Refusal;

/** Panes that gather output: they are made when something comes out, and have the focus only if somebody gives it. */
final class Outputs {

    private final Session session;

    Outputs(Session session) {
        this.session = session;
    }

    /** The scratch pane of a name, made where new ones go if there is none. */
    Pane pane(String name, Pane near) {
        Optional<Pane> open = session.arrangement().named(name).filter(pane -> pane.buffer().isScratch());
        return open.orElseGet(() -> add(name, near));
    }

    private Pane add(String name, Pane near) {
        Buffer buffer = session.buffer(name);
        buffer.kind(Buffer.Kind.SCRATCH);
        boolean there = near != null && !near.isClosed();
        return session.opening().add(buffer, there ? near : session.arrangement().focus());
    }

    void append(String name, Pane near, byte[] bytes) {
        Pane pane = pane(name, near);
        session.asOutput(() -> pane.buffer().append(bytes));
    }

    /** What a child wrote: if there is no place for it, nobody is told. */
    void appendIfPossible(String name, Pane near, byte[] bytes) {
        ifPossible(() -> append(name, near, bytes));
    }

    /** The same for a text that is there. */
    void appendIfPossible(Buffer buffer, byte[] bytes) {
        ifPossible(() -> session.asOutput(() -> buffer.append(bytes)));
    }

    private static void ifPossible(Runnable append) {
        try {
            append.run();
        } catch (Refusal noPlace) {
            // A child's output that does not fit is no failure of any request.
        }
    }

    /** Shows a text in a scratch pane, in the place of what that held. */
    void show(String name, Pane near, byte[] bytes) {
        Pane pane = pane(name, near);
        session.asOutput(() -> {
            pane.buffer().load(new byte[0], session.request());
            pane.buffer().append(bytes);
        });
    }
}
