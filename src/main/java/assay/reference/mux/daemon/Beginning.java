package assay.reference.mux.daemon;

import assay.os.ServerPlatform;
import assay.os.Sockets;
import assay.reference.mux.place.Leftovers;
import assay.reference.mux.place.Places;
import assay.reference.mux.session.Integration;
import assay.reference.mux.session.Kept;
import assay.reference.mux.upgrade.Manifest;
import assay.reference.mux.upgrade.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/** How a daemon comes to be: from nothing, or from what another image was. */
public final class Beginning {

    private Beginning() {}

    /** A daemon with a claimed socket and no session. */
    public static Daemon fresh(Settings settings, ServerPlatform platform, Claim claim) throws IOException {
        return new Daemon(settings, platform, claim, integrate(settings, platform), Optional.empty());
    }

    /**
     * The daemon that another image was, step by step.
     *
     * @param after why a candidate could not go on, where this image is the one that was returned to
     */
    public static Daemon resumed(
            Settings settings,
            ServerPlatform platform,
            Manifest manifest,
            Optional<String> after,
            Consumer<Step> entering)
            throws IOException {
        entering.accept(Step.LISTENER);
        if (platform.sockets().type(manifest.listener()) != Sockets.Type.STREAM) {
            throw new IOException("descriptor " + manifest.listener() + " is no stream socket");
        }
        Claim claim = new Claim(settings.socket(), manifest.listener(), manifest.socketIdentity());
        entering.accept(Step.DAEMON);
        Daemon daemon = new Daemon(settings, platform, claim, Integration.again(manifest.integration().map(Path::of)),
                Optional.of(manifest));
        entering.accept(Step.SESSIONS);
        for (Kept kept : manifest.sessions()) {
            daemon.table().adopt(kept);
        }
        entering.accept(Step.AGENTS);
        daemon.agents().adopt(manifest.agentListeners());
        daemon.upgrades().resumed(manifest, after);
        return daemon;
    }

    private static Integration integrate(Settings settings, ServerPlatform platform) {
        try {
            Path runtime = new Places(settings.environment()).runtime();
            new Leftovers(runtime, platform.identities()).sweep(Integration.PREFIX);
            return Integration.in(runtime, platform.identities().self());
        } catch (IOException | IllegalArgumentException why) {
            Log.say("shell integration unavailable (" + why.getMessage() + ")");
            return Integration.none();
        }
    }
}
