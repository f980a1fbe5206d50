package assay.reference.mux.daemon;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Source;

/** The agent socket of one session. */
final class AgentDoor implements Source {

    private final ServerPlatform platform;
    private final Loop loop;
    private final int session;
    private final int descriptor;
    private final Agents agents;

    AgentDoor(ServerPlatform platform, Loop loop, int session, int descriptor, Agents agents) {
        this.platform = platform;
        this.loop = loop;
        this.session = session;
        this.descriptor = descriptor;
        this.agents = agents;
        loop.add(this);
    }

    int session() {
        return session;
    }

    @Override
    public int descriptor() {
        return descriptor;
    }

    @Override
    public void readable() {
        try {
            int caller = platform.sockets().accept(descriptor);
            if (caller >= 0) {
                agents.admit(session, caller);
            }
        } catch (OsException refused) {
            Log.say("agent forwarding is lost for a session: " + refused.getMessage());
            agents.close(session);
        }
    }

    void close() {
        loop.remove(this);
        platform.descriptors().close(descriptor);
    }
}
