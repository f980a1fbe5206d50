package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.OsException;
import assay.os.Sockets;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The agent that a person has where the client runs. */
final class OwnAgent {

    private static final String VARIABLE = "SSH_AUTH_SOCK";
    private static final Duration ANSWER = Duration.ofSeconds(1);

    /** Asks which keys there are: a length of one, and the number of the question. */
    private static final byte[] QUESTION = {0, 0, 0, 1, 11};

    private final Sockets sockets;
    private final Descriptors descriptors;
    private final Path path;

    private OwnAgent(Sockets sockets, Descriptors descriptors, Path path) {
        this.sockets = sockets;
        this.descriptors = descriptors;
        this.path = path;
    }

    /** The agent, if one is named and answers; a socket that is closed at once is none. */
    static Optional<OwnAgent> find(Map<String, String> environment, Sockets sockets, Descriptors descriptors) {
        String named = environment.getOrDefault(VARIABLE, "");
        if (named.isEmpty()) {
            return Optional.empty();
        }
        OwnAgent agent = new OwnAgent(sockets, descriptors, Path.of(named));
        return agent.answers() ? Optional.of(agent) : Optional.empty();
    }

    private boolean answers() {
        int socket = -1;
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            socket = dial();
            sockets.sendAll(socket, ByteBuffer.allocateDirect(QUESTION.length).put(QUESTION).flip());
            interest.set(0, socket, false);
            return descriptors.await(interest, ANSWER)
                    && descriptors.read(socket, ByteBuffer.allocateDirect(QUESTION.length)) > 0;
        } catch (IOException none) {
            return false;
        } finally {
            descriptors.close(socket);
        }
    }

    int dial() throws OsException {
        return sockets.dial(path);
    }
}
