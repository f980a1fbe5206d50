package assay.reference.mux.client;

import assay.os.Descriptors;
import assay.os.Sockets;
import assay.reference.mux.protocol.AgentPiece;
import assay.reference.mux.protocol.Frame;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Conversations that a session's programs have with this person's agent, passed on either way. */
final class AgentCalls {

    private static final int PIECE = 1 << 14;

    private final Optional<OwnAgent> agent;
    private final Sockets sockets;
    private final Descriptors descriptors;
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
    private final Map<Integer, Integer> calls = new LinkedHashMap<>();

    AgentCalls(Optional<OwnAgent> agent, Sockets sockets, Descriptors descriptors) {
        this.agent = agent;
        this.sockets = sockets;
        this.descriptors = descriptors;
    }

    boolean hasAgent() {
        return agent.isPresent();
    }

    /** The conversations that there are, in an order that stays. */
    List<Integer> open() {
        return new ArrayList<>(calls.keySet());
    }

    int descriptor(int call) {
        return calls.get(call);
    }

    /** The daemon says something about a conversation. */
    void heard(Frame frame, Consumer<Frame> answer) throws IOException {
        AgentPiece said = AgentPiece.of(frame);
        switch (said.what()) {
            case OPEN -> open(said.call(), answer);
            case SAY -> say(said, answer);
            case CLOSE -> close(said.call());
        }
    }

    private void open(int call, Consumer<Frame> answer) {
        try {
            calls.put(call, agent.orElseThrow(() -> new IOException("there is no agent")).dial());
        } catch (IOException none) {
            answer.accept(AgentPiece.of(call, AgentPiece.What.CLOSE).frame());
        }
    }

    private void say(AgentPiece said, Consumer<Frame> answer) {
        Integer socket = calls.get(said.call());
        if (socket == null) {
            return;
        }
        try {
            sockets.sendAll(socket, ByteBuffer.allocateDirect(said.bytes().length).put(said.bytes()).flip());
        } catch (IOException gone) {
            end(said.call(), answer);
        }
    }

    /** The agent says something, or has gone. */
    void readable(int call, Consumer<Frame> answer) {
        try {
            int count = descriptors.read(calls.get(call), piece.clear());
            byte[] said = new byte[piece.flip().remaining()];
            piece.get(said);
            if (count == 0) {
                end(call, answer);
            } else {
                answer.accept(new AgentPiece(call, AgentPiece.What.SAY, said).frame());
            }
        } catch (IOException gone) {
            end(call, answer);
        }
    }

    private void end(int call, Consumer<Frame> answer) {
        close(call);
        answer.accept(AgentPiece.of(call, AgentPiece.What.CLOSE).frame());
    }

    private void close(int call) {
        Integer socket = calls.remove(call);
        if (socket != null) {
            descriptors.close(socket);
        }
    }

    /** The daemon that they went through is no more. */
    void closeAll() {
        open().forEach(this::close);
    }
}
