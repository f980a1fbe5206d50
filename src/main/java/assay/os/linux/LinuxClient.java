package assay.os.linux;

import assay.os.ClientPlatform;
import assay.os.Identities;
import assay.os.Images;
import assay.os.Sockets;
import assay.os.Window;

/** The client's arm for Linux on x86-64 with the GNU C library. */
public class LinuxClient implements ClientPlatform {

    private final Sockets sockets = new LinuxSockets();
    private final Window window = new LinuxWindow();
    private final Images images = new LinuxImages();
    private final Identities identities = new LinuxIdentities();

    @Override
    public final Sockets sockets() {
        return sockets;
    }

    @Override
    public final Window window() {
        return window;
    }

    @Override
    public final Images images() {
        return images;
    }

    @Override
    public final Identities identities() {
        return identities;
    }
}
