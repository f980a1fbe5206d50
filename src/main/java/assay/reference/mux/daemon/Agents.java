package assay.reference.mux.daemon;

import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.place.Leftovers;
import assay.reference.mux.place.Own;
import assay.reference.mux.place.Private;
import assay.reference.mux.protocol.AgentPiece;
import assay.reference.mux.protocol.Frame;
import assay.reference.mux.upgrade.Manifest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The agent sockets of the sessions: a program that dials one speaks to the agent of whoever looks at its session, and is
 * sent away where nobody there has one.
 */
final class Agents {

    /** What the folder's name begins with. */
    static final String PREFIX = "mux-agent";

    private static final int CALLERS = 16;

    private final ServerPlatform platform;
    private final Loop loop;
    private final ByteBuffer piece;
    private final Daemon daemon;
    private final Optional<Path> folder;
    private final Map<Integer, AgentDoor> doors = new HashMap<>();
    private final Map<Integer, AgentCall> calls = new HashMap<>();
    private int next;

    private Agents(ServerPlatform platform, Loop loop, ByteBuffer piece, Daemon daemon, Optional<Path> folder) {
        this.platform = platform;
        this.loop = loop;
        this.piece = piece;
        this.daemon = daemon;
        this.folder = folder;
    }

    /** Makes the folder, and clears away those of the dead; without a folder there is no forwarding, and nothing else is lost. */
    static Agents fresh(ServerPlatform platform, Loop loop, ByteBuffer piece, Daemon daemon, Runtime runtime) {
        try {
            Path in = runtime.folder();
            new Leftovers(in, platform.identities()).sweep(PREFIX);
            Path folder = Own.folder(in, PREFIX, platform.identities().self());
            return new Agents(platform, loop, piece, daemon, Optional.of(folder));
        } catch (IOException | IllegalArgumentException why) {
            Log.say("agent forwarding unavailable (" + why.getMessage() + ")");
            return new Agents(platform, loop, piece, daemon, Optional.empty());
        }
    }

    /** Where the runtime folder is, if there is one. */
    interface Runtime {
        Path folder();
    }

    /** Goes on with what another image had. */
    static Agents again(ServerPlatform platform, Loop loop, ByteBuffer piece, Daemon daemon, Manifest manifest) {
        return new Agents(platform, loop, piece, daemon, manifest.agents().map(Path::of).filter(Files::isDirectory));
    }

    /** Takes the listeners over. One whose file has gone can be dialled by nobody, and is left to be closed with the rest. */
    void adopt(List<Manifest.Agent> listeners) {
        for (Manifest.Agent agent : listeners) {
            if (path(agent.session()).filter(Files::exists).isPresent()) {
                doors.put(agent.session(), door(agent.session(), agent.listener()));
            } else {
                Log.say("agent forwarding is lost for a session: its socket has gone");
            }
        }
    }

    Optional<Path> folder() {
        return folder;
    }

    List<Manifest.Agent> listeners() {
        return doors.values().stream().map(door -> new Manifest.Agent(door.session(), door.descriptor())).toList();
    }

    private Optional<Path> path(int session) {
        return folder.map(in -> in.resolve("agent-" + session + ".sock"));
    }

    /** Opens a session's socket; empty where there is no forwarding. */
    Optional<Path> open(int session) {
        Optional<Path> path = path(session);
        try {
            if (path.isPresent()) {
                int listener = platform.sockets().listen(path.get(), CALLERS);
                Private.close(path.get());
                doors.put(session, door(session, listener));
            }
            return path;
        } catch (IOException why) {
            Log.say("agent forwarding unavailable (" + why.getMessage() + ")");
            return Optional.empty();
        }
    }

    /** The session is over. */
    void close(int session) {
        AgentDoor door = doors.remove(session);
        if (door != null) {
            door.close();
            path(session).ifPresent(Leftovers::remove);
        }
    }

    /** The client of a conversation said something about it. */
    void heard(Attached client, Frame frame) throws IOException {
        AgentPiece said = AgentPiece.of(frame);
        AgentCall call = calls.get(said.call());
        if (call == null || call.client() != client) {
            return;
        }
        if (said.what() == AgentPiece.What.SAY) {
            call.say(said.bytes());
        } else {
            call.close();
        }
    }

    /** The client has gone, and its agent with it. */
    void gone(Attached client) {
        for (AgentCall call : new ArrayList<>(calls.values())) {
            if (call.client() == client) {
                call.close();
            }
        }
    }

    /** The end of the daemon. */
    void remove() {
        folder.ifPresent(Leftovers::remove);
    }

    private AgentDoor door(int session, int listener) {
        return new AgentDoor(platform, loop, session, listener, this);
    }

    /** A program has dialled a session's socket. */
    void admit(int session, int caller) {
        Optional<Attached> client = client(session);
        if (client.isEmpty()) {
            platform.descriptors().close(caller);
            return;
        }
        int number = next++;
        calls.put(number, new AgentCall(platform, loop, piece, number, caller, client.get(), this));
    }

    /** A conversation has ended. */
    void over(AgentCall call) {
        calls.remove(call.number());
    }

    private Optional<Attached> client(int session) {
        return daemon.clients().stream()
                .filter(client -> client.offersAgent() && client.session().id() == session)
                .reduce((one, later) -> later);
    }
}
