package assay.reference.mux.daemon;

import assay.os.Exit;
import assay.os.Images;
import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Setting;
import assay.reference.mux.image.Version;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Source;
import assay.reference.mux.place.Places;
import assay.reference.mux.session.Integration;
import assay.reference.mux.session.Session;
import assay.reference.mux.session.Shells;
import assay.reference.mux.session.Surroundings;
import assay.reference.mux.upgrade.Manifest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The daemon: one loop that serves its sessions' terminals and the callers of its socket, until it is told to stop.
 *
 * <p>That no session is left is no reason to stop.
 */
public final class Daemon implements Session.Owner, Table.Own {

    private static final int PIECE = 1 << 16;
    private static final int STANDARD_ERROR = 2;
    private static final int SIGNAL_PATIENCE_SECONDS = 5;

    private final Settings settings;
    private final ServerPlatform platform;
    private final Claim claim;
    private final Loop loop;
    private final Integration integration;
    private final Table table;
    private final Pictures pictures;
    private final Agents agents;
    private final Listener listener;
    private final Images.Image image;
    private final Staleness staleness;
    private final Upgrades upgrades;
    private final Version version = Version.running();
    private final Verbs verbs = new Verbs(this);
    private final ByteBuffer piece = ByteBuffer.allocateDirect(PIECE);
    private final Peers peers;
    private final CountDownLatch over = new CountDownLatch(1);
    private boolean stopping;

    /** @param before what another image was, of which this one takes over the sessions next */
    Daemon(
            Settings settings, ServerPlatform platform, Claim claim, Integration integration, Optional<Manifest> before)
            throws IOException {
        this.settings = settings;
        this.platform = platform;
        this.claim = claim;
        this.integration = integration;
        image = platform.images().recorded();
        loop = new Loop(platform.descriptors(), this::fault);
        table = new Table(
                new Surroundings(platform, loop, this),
                new Shells(settings.shell(), settings.environment(), integration),
                this);
        pictures = new Pictures(loop);
        agents = before.isPresent()
                ? Agents.again(platform, loop, piece, this, before.get())
                : Agents.fresh(platform, loop, piece, this, new Places(settings.environment())::runtime);
        staleness = new Staleness(loop, image, this);
        upgrades = new Upgrades(platform, loop, settings, this);
        peers = new Peers(platform, loop, piece, this);
        listener = new Listener(platform, loop, claim.listener(), peers::accept);
    }

    /** Collects what ended while one image was replaced by another: nobody else will. */
    public void collect() {
        Map<Integer, Exit> ended = platform.starts().sweep();
        for (Session session : table.all()) {
            Optional.ofNullable(ended.get(session.shell())).ifPresent(session::ended);
        }
    }

    @Override
    public List<Setting> pairs(int id, String name) {
        List<Setting> pairs = new ArrayList<>();
        pairs.add(Setting.of("MUX_SOCK", settings.socket().toString()));
        pairs.add(Setting.of("MUX_SESSION", name));
        agents.open(id).ifPresent(socket -> pairs.add(Setting.of("SSH_AUTH_SOCK", socket.toString())));
        return pairs;
    }

    @Override
    public void over(int id) {
        agents.close(id);
    }

    /** What crosses with it to another image, and crossed to this one. */
    public Set<Integer> crossing() {
        Set<Integer> crossing = new HashSet<>();
        crossing.add(claim.listener());
        agents.listeners().forEach(agent -> crossing.add(agent.listener()));
        table.all().forEach(session -> crossing.add(session.descriptor()));
        return crossing;
    }

    /** Serves until it is told to stop. */
    public void run() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::stopFromOutside));
        sealAll();
        loop.run();
        integration.close();
        agents.remove();
        claim.release(platform);
        over.countDown();
    }

    /** What the runtime opened by itself is closed on exec as well; it does not see to that. */
    void sealAll() {
        for (int descriptor : platform.descriptors().of(pid()).keySet()) {
            try {
                if (descriptor > STANDARD_ERROR) {
                    platform.barrier().seal(descriptor);
                }
            } catch (OsException closedSince) {
                continue;
            }
        }
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

    /** A fault of our own costs whom it met, and says where it is. */
    private void fault(Source source, RuntimeException why) {
        StackTraceElement[] at = why.getStackTrace();
        Log.say("a fault: " + why + (at.length > 0 ? " at " + at[0] : ""));
        if (source instanceof Peer peer) {
            peer.close();
        }
    }

    void stop() {
        if (stopping) {
            return;
        }
        stopping = true;
        upgrades.cancel();
        listener.close();
        if (table.isEmpty()) {
            loop.stop();
        } else {
            new Ending(platform, loop, table).begin();
        }
    }

    void left(Attached client) {
        pictures.forget(client);
        agents.gone(client);
    }

    void held() {
        upgrades.held();
    }

    @Override
    public void ended(Session session, int status) {
        table.forget(session);
        over(session.id());
        if (stopping && table.isEmpty()) {
            loop.stop();
        }
    }

    /** The clients that show a session. */
    List<Attached> clients() {
        return peers.attached();
    }

    Json stats() {
        return new Json()
                .with("version", version.text())
                .with("pid", pid())
                .with("stale", stale())
                .with("sessions", table.all().size())
                .with("clients", clients().size())
                .with("holds", table.all().stream().mapToInt(Session::holds).sum())
                .with("connections", peers.count())
                .with("upgrades", upgrades.count());
    }

    Table table() {
        return table;
    }

    Pictures pictures() {
        return pictures;
    }

    Staleness staleness() {
        return staleness;
    }

    Agents agents() {
        return agents;
    }

    Upgrades upgrades() {
        return upgrades;
    }

    Claim claim() {
        return claim;
    }

    Integration integration() {
        return integration;
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
