package assay.bench;

import java.util.List;

/** A program that keeps shells in terminals of its own and shows them at others; its server runs until it is closed. */
interface Multiplexer extends AutoCloseable {

    /** What shows a session, which is made if there is none of that name. */
    List<String> showing(String session);

    /** What lists the sessions. */
    List<String> listing();

    /** What is typed to leave. */
    String leaving();

    /** The process that keeps the shells. */
    int server();

    Nest nest();

    @Override
    void close();

    /** Seats somebody at a session. */
    default Seat seat(String session) {
        return nest().seat(showing(session));
    }

    /** Makes a session in which a line has been run, and that nobody looks at. */
    default void make(String session, String line) {
        Seat seat = seat(session);
        seat.await("%");
        seat.type(line + "; echo ma''de\n");
        seat.await("made");
        seat.leave(leaving());
    }
}
