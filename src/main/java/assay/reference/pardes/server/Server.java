package assay.reference.pardes.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import assay.ninep.Dir;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.pardes.loop.Loop;
import assay.reference.pardes.session.Listings;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.tree.Node;
import assay.reference.pardes.tree.Tree;

/** Serves a session's tree at a socket until the session ends. */
public final class Server {

    private static final int MOST_CONNECTIONS = 64;
    private static final long MOMENT_MILLISECONDS = 200;
    private static final Duration REST = Duration.ofMillis(100);
    private static final String OWNER = "pardes";

    private final ServerPlatform os;
    private final Loop loop;
    private final Session session;
    private final Place place;
    private final int since;
    private final Tree tree;
    private final List<Connection> connections = new ArrayList<>();
    private int listener;
    private Loop.Watch listening;

    /**
     * @param since when the session began, in seconds since 1970; 0 if no time is to be told
     * @param readme what its tree is, in short
     */
    public Server(ServerPlatform os, Loop loop, Session session, Place place, int since, Supplier<byte[]> readme) {
        this.os = os;
        this.loop = loop;
        this.session = session;
        this.place = place;
        this.since = since;
        Listings listings = new Listings(session);
        tree = new Tree(session, () -> listings.status(os.identities().self(), connections.size(), since), this::listeners, readme);
    }

    private byte[] listeners() {
        return ("unix " + place.socket() + "\n").getBytes(StandardCharsets.UTF_8);
    }

    public void listen() throws IOException {
        listener = place.listen();
        listening = loop.watch(listener, this::accept);
        loop.afterTurns(this::afterTurn);
    }

    private void accept() {
        try {
            int caller = os.sockets().accept(listener);
            if (caller >= 0 && connections.size() >= MOST_CONNECTIONS) {
                os.descriptors().close(caller);
            } else if (caller >= 0) {
                connections.add(new Connection(os, loop, caller, session, tree.root(), this::stat, connections::remove));
            }
        } catch (OsException noRoom) {
            // Whoever did not wait is gone, but whom there is no descriptor for would be announced again and again.
            listening.resting(true);
            loop.in(REST, () -> listening.resting(false));
        }
    }

    private Dir stat(Node node) {
        int mode = node.mode() | (node.isDirectory() ? Dir.DIRECTORY : 0);
        return new Dir(0, 0, node.qid(), mode, since, since, 0, node.name(), OWNER, OWNER, OWNER);
    }

    /** Whatever the turn was about may have given waiting readers something, or ended the session. */
    private void afterTurn() {
        for (Connection connection : List.copyOf(connections)) {
            connection.answerHeld();
        }
        if (session.closing().takeRestored()) {
            List.copyOf(connections).forEach(Connection::close);
        }
        if (session.closing().status() >= 0) {
            end(session.closing().status());
        }
    }

    /** Ends the process. Hooks and other threads could hold that up. */
    private void end(int status) {
        leave();
        Runtime.getRuntime().halt(status);
    }

    private void leave() {
        session.hangUp();
        place.leave();
    }

    /**
     * Ends the session for a signal, on whatever thread that is told. The loop's own is asked to do it: as long as that one
     * waits for the system, Java's end is held up for a third of a second. It may be busy, so it has but a moment.
     */
    public void endFromOutside() {
        loop.hand(() -> end(0));
        try {
            new CountDownLatch(1).await(MOMENT_MILLISECONDS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        }
        leave();
    }
}
