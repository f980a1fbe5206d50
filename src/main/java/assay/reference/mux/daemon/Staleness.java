package assay.reference.mux.daemon;

import assay.os.Images;
import assay.reference.mux.loop.Loop;
import java.time.Duration;
import java.util.List;

/** Tells those who look that the daemon's image is no longer the one its path names; looked at only while somebody does. */
final class Staleness {

    private static final Duration LOOK = Duration.ofSeconds(1);

    private final Loop loop;
    private final Images.Image image;
    private final Daemon daemon;
    private boolean looking;

    Staleness(Loop loop, Images.Image image, Daemon daemon) {
        this.loop = loop;
        this.image = image;
        this.daemon = daemon;
    }

    /** Somebody begins to look. */
    void greet(Attached client) {
        if (image.stale()) {
            tell(client);
        } else if (!looking) {
            looking = true;
            loop.after(LOOK, this::look);
        }
    }

    private void look() {
        looking = false;
        List<Attached> clients = daemon.clients();
        if (image.stale()) {
            clients.forEach(this::tell);
        } else if (!clients.isEmpty()) {
            looking = true;
            loop.after(LOOK, this::look);
        }
    }

    private void tell(Attached client) {
        client.tell(List.of("daemon stale", daemon.version().text()));
    }
}
