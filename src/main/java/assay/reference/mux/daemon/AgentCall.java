package assay.reference.mux.daemon;

import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Outbox;
import assay.reference.mux.loop.Source;
import assay.reference.mux.protocol.AgentPiece;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A program's conversation with the agent of a client. */
final class AgentCall implements Source {

    private static final int BOUND = 1 << 20;

    private final ServerPlatform platform;
    private final Loop loop;
    private final ByteBuffer piece;
    private final int number;
    private final int socket;
    private final Attached client;
    private final Agents agents;
    private final Outbox outbox = new Outbox(BOUND);
    private boolean closed;

    AgentCall(
            ServerPlatform platform, Loop loop, ByteBuffer piece, int number, int socket, Attached client, Agents agents) {
        this.platform = platform;
        this.loop = loop;
        this.piece = piece;
        this.number = number;
        this.socket = socket;
        this.client = client;
        this.agents = agents;
        loop.add(this);
        client.peer().send(AgentPiece.of(number, AgentPiece.What.OPEN).frame());
    }

    int number() {
        return number;
    }

    Attached client() {
        return client;
    }

    @Override
    public int descriptor() {
        return socket;
    }

    @Override
    public boolean writes() {
        return !outbox.isEmpty();
    }

    @Override
    public void readable() {
        try {
            int count = platform.descriptors().read(socket, piece.clear());
            byte[] said = new byte[piece.flip().remaining()];
            piece.get(said);
            if (count == 0 || !client.peer().offer(new AgentPiece(number, AgentPiece.What.SAY, said).frame())) {
                close();
            }
        } catch (IOException gone) {
            close();
        }
    }

    void say(byte[] bytes) {
        if (outbox.offer(bytes)) {
            writable();
        } else {
            close();
        }
    }

    @Override
    public void writable() {
        try {
            outbox.drain(piece, bytes -> platform.sockets().sendNow(socket, bytes));
        } catch (IOException gone) {
            close();
        }
    }

    void close() {
        if (!closed) {
            closed = true;
            agents.over(this);
            loop.remove(this);
            platform.descriptors().close(socket);
            client.peer().send(AgentPiece.of(number, AgentPiece.What.CLOSE).frame());
        }
    }
}
