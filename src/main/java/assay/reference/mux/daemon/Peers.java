package assay.reference.mux.daemon;

import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** All who are connected to the daemon's socket, in the order in which they came. */
final class Peers implements Peer.Owner {

    private final ServerPlatform platform;
    private final Loop loop;
    private final ByteBuffer piece;
    private final Daemon daemon;
    private final Set<Peer> peers = new LinkedHashSet<>();

    /** @param piece direct memory that others use too */
    Peers(ServerPlatform platform, Loop loop, ByteBuffer piece, Daemon daemon) {
        this.platform = platform;
        this.loop = loop;
        this.piece = piece;
        this.daemon = daemon;
    }

    void accept(int caller) {
        Peer peer = new Peer(platform, loop, caller, piece, this);
        peer.talk(new Greeting(peer, daemon));
        peers.add(peer);
    }

    @Override
    public void left(Peer peer) {
        peers.remove(peer);
    }

    int count() {
        return peers.size();
    }

    /** The clients that show a session. */
    List<Attached> attached() {
        List<Attached> attached = new ArrayList<>();
        for (Peer peer : peers) {
            if (peer.talk() instanceof Attached client && client.session() != null) {
                attached.add(client);
            }
        }
        return attached;
    }
}
