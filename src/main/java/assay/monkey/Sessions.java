package assay.monkey;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Sessions to play with, one after another: the next is started while the last one is played with. */
final class Sessions implements AutoCloseable {

    private final Server server;
    private final ExecutorService ahead = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "assay monkey's sessions");
        thread.setDaemon(true);
        return thread;
    });
    private CompletableFuture<LiveSession> next;

    Sessions(Server server) {
        this.server = server;
    }

    private CompletableFuture<LiveSession> start() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return LiveSession.start(server);
            } catch (IOException refused) {
                throw new CompletionException(refused);
            }
        }, ahead);
    }

    /**
     * A session that answers.
     *
     * @throws IOException if the program cannot be started
     */
    LiveSession next() throws IOException {
        CompletableFuture<LiveSession> ready = next == null ? start() : next;
        next = null;
        try {
            LiveSession session = ready.join();
            // Only now: where none starts, none more is waited for.
            next = start();
            return session;
        } catch (CompletionException refused) {
            if (refused.getCause() instanceof IOException cause) {
                throw new IOException(cause.getMessage(), cause);
            }
            throw refused.getCause() instanceof RuntimeException cause ? cause : refused;
        }
    }

    /** Ends the session that was started for nobody. */
    @Override
    public void close() {
        ahead.shutdown();
        try {
            if (next != null) {
                next.join().close();
            }
        } catch (CompletionException neverStarted) {
            return;
        }
    }
}
