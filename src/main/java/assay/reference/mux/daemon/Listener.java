package assay.reference.mux.daemon;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.reference.mux.loop.Loop;
import assay.reference.mux.loop.Source;
import java.time.Duration;
import java.util.function.IntConsumer;

/** Accepts callers, of this user alone. Where no descriptor is left it rests for a moment instead of trying without end. */
final class Listener implements Source {

    private static final Duration REST = Duration.ofMillis(200);

    private final ServerPlatform platform;
    private final Loop loop;
    private final int descriptor;
    private final IntConsumer accepted;
    private boolean resting;

    Listener(ServerPlatform platform, Loop loop, int descriptor, IntConsumer accepted) {
        this.platform = platform;
        this.loop = loop;
        this.descriptor = descriptor;
        this.accepted = accepted;
        loop.add(this);
    }

    @Override
    public int descriptor() {
        return descriptor;
    }

    @Override
    public boolean reads() {
        return !resting;
    }

    @Override
    public void readable() {
        try {
            for (int caller = platform.sockets().accept(descriptor); caller >= 0;
                    caller = platform.sockets().accept(descriptor)) {
                admit(caller);
            }
        } catch (OsException refused) {
            Log.say(refused.getMessage());
            resting = true;
            loop.after(REST, () -> resting = false);
        }
    }

    private void admit(int caller) {
        int user = platform.identities().user();
        if (platform.sockets().peer(caller).filter(peer -> peer.uid() == user).isPresent()) {
            accepted.accept(caller);
        } else {
            Log.say("a caller of another user is sent away");
            platform.descriptors().close(caller);
        }
    }

    void close() {
        loop.remove(this);
    }
}
