package assay.reference.mux.upgrade;

import assay.reference.mux.session.Kept;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a daemon is, for the image that goes on with it.
 *
 * @param id what whoever asked for the upgrade calls it
 * @param from the version of the image that wrote it
 * @param socketIdentity the socket's file, to know it again
 * @param integration the folder of the files that shells read
 * @param agents the folder of the agent sockets
 * @param agentListeners their listeners, a session's number and a descriptor each
 * @param upgrades how many there have been, this one not among them
 */
public record Manifest(
        String id,
        String from,
        String socket,
        long socketIdentity,
        int listener,
        Optional<String> shell,
        Optional<String> integration,
        Optional<String> agents,
        List<Agent> agentListeners,
        int upgrades,
        List<Kept> sessions) {

    /** The listener of a session's agent socket. */
    public record Agent(int session, int listener) {}

    public Manifest {
        agentListeners = List.copyOf(agentListeners);
        sessions = List.copyOf(sessions);
    }

    /** The descriptors that cross with it. */
    public List<Integer> descriptors() {
        List<Integer> all = new ArrayList<>();
        all.add(listener);
        agentListeners.forEach(agent -> all.add(agent.listener()));
        sessions.forEach(session -> all.add(session.terminal().master()));
        return all;
    }
}
