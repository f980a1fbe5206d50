package assay.steps.mux;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.cucumber.java.After;

/** Agents that hold keys, as somebody may have one on their own machine. */
public final class Agents {

    /** The request for identities, and the answer that there are none, as all agents spell them. */
    static final byte[] REQUEST = {0, 0, 0, 1, 11};
    static final byte[] ANSWER = {0, 0, 0, 5, 12, 0, 0, 0, 0};

    private final List<ServerSocketChannel> listeners = new ArrayList<>();

    /** How an agent treats its callers. */
    enum Manner {
        HANGS_UP,
        ANSWERS
    }

    Path listen(Path path, Manner manner) {
        try {
            ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                    .bind(UnixDomainSocketAddress.of(path));
            listeners.add(listener);
            Thread thread = new Thread(() -> serve(listener, manner), "agent");
            thread.setDaemon(true);
            thread.start();
            return path;
        } catch (IOException refused) {
            throw new IllegalStateException(refused);
        }
    }

    private static void serve(ServerSocketChannel listener, Manner manner) {
        while (listener.isOpen()) {
            try (SocketChannel caller = listener.accept()) {
                if (manner == Manner.ANSWERS) {
                    answer(caller);
                }
            } catch (IOException over) {
                continue;
            }
        }
    }

    private static void answer(SocketChannel caller) throws IOException {
        ByteBuffer request = ByteBuffer.allocate(REQUEST.length);
        while (caller.read(request) >= 0) {
            if (!request.hasRemaining()) {
                caller.write(ByteBuffer.wrap(ANSWER));
                request.clear();
            }
        }
    }

    @After
    public void close() throws IOException {
        for (ServerSocketChannel listener : listeners) {
            listener.close();
        }
    }
}
