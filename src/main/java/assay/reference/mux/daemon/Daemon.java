package assay.reference.mux.daemon;

import assay.os.Images;
import assay.os.ServerPlatform;
import assay.os.Setting;
import assay.reference.mux.image.Version;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.place.Leftovers;
import assay.reference.mux.place.Places;
import assay.reference.mux.session.Integration;
import assay.reference.mux.session.Session;
import assay.reference.mux.session.Shells;
import assay.reference.mux.session.Surroundings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The daemon: one loop that serves its sessions' terminals and the callers of its socket, until it is told to stop.
 *
 * <p>That no session is left is no reason to stop.
 */
public final class Daemon implements Session.Owner, Peer.Owner {

    private static final int PIECE = 1 << 16;
    private static final int SIGNAL_PATIENCE_SECONDS = 5;

    private final Settings settings;
    private final ServerPlatform platform;
    private final Claim claim;
    private final Loop loop;
    private final Integration integration;
    private final Table table;
    private final Pictures pictures;
    private final Listener listener;
    private final Images.Image image;
    private final Version version = Version.running();
    private final Verbs verbs = new Verbs(this);
    private final Set<Peer> peers = new LinkedHashSet<>();
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
    private final CountDownLatch over = new CountDownLatch(1);
    private boolean stopping;

    /** A daemon with a claimed socket and no session. */
    public Daemon(Settings settings, ServerPlatform platform, Claim claim) throws IOException {
        this.settings = settings;
        this.platform = platform;
        this.claim = claim;
        image = platform.images().recorded();
        loop = new Loop(platform.descriptors());
        integration = integrate();
        table = new Table(
                new Surroundings(platform, loop, this),
                new Shells(settings.shell(), settings.environment(), integration),
                this::pairs);
        pictures = new Pictures(loop);
        listener = new Listener(platform, loop, claim.listener(), this::accept);
    }

    private Integration integrate() {
        try {
            java.nio.file.Path runtime = new Places(settings.environment()).runtime();
            new Leftovers(runtime, platform.identities()).sweep(Integration.PREFIX);
            return Integration.in(runtime, pid());
        } catch (IOException | IllegalArgumentException why) {
            Log.say("shell integration unavailable (" + why.getMessage() + ")");
            return Integration.none();
        }
    }

    private List<Setting> pairs(int id, String name) {
        return List.of(Setting.of("MUX_SOCK", settings.socket().toString()), Setting.of("MUX_SESSION", name));
    }

    /** Serves until it is told to stop. */
    public void run() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stopFromOutside));
        loop.run();
        integration.close();
        claim.release(platform);
        over.countDown();
    }

    /** A signal ends it as a stop does. */
    private void stopFromOutside() {
        loop.post(this::stop);
        try {
            over.await(SIGNAL_PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        }
    }

    void stop() {
        if (stopping) {
            return;
        }
        stopping = true;
        listener.close();
        if (table.isEmpty()) {
            loop.stop();
        } else {
            new Ending(platform, loop, table).begin();
        }
    }

    private void accept(int caller) {
        Peer peer = new Peer(platform, loop, caller, piece, this);
        peer.talk(new Greeting(peer, this));
        peers.add(peer);
    }

    @Override
    public void left(Peer peer) {
        peers.remove(peer);
    }

    void left(Attached client) {
        pictures.forget(client);
    }

    void held() {
    }

    @Override
    public void ended(Session session, int status) {
        table.forget(session);
        if (stopping && table.isEmpty()) {
            loop.stop();
        }
    }

    /** The clients that show a session. */
    List<Attached> clients() {
        List<Attached> attached = new ArrayList<>();
        for (Peer peer : peers) {
            if (peer.talk() instanceof Attached client && client.session() != null) {
                attached.add(client);
            }
        }
        return attached;
    }

    Json stats() {
        return new Json()
                .with("version", version.text())
                .with("pid", pid())
                .with("stale", stale())
                .with("sessions", table.all().size())
                .with("clients", clients().size())
                .with("holds", table.all().stream().mapToInt(Session::holds).sum())
                .with("connections", peers.size());
    }

    Table table() {
        return table;
    }

    Pictures pictures() {
        return pictures;
    }

    Verbs verbs() {
        return verbs;
    }

    Version version() {
        return version;
    }

    boolean stale() {
        return image.stale();
    }

    int pid() {
        return platform.identities().self();
    }
}
