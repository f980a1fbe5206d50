package assay.os;

import assay.os.linux.LinuxClient;

/** What a client of a daemon needs of the system: it starts no program and opens no terminal. */
public interface ClientPlatform {

    Sockets sockets();

    Window window();

    Images images();

    Identities identities();

    /**
     * The client's arm for this system.
     *
     * @throws UnsupportedPlatform on a system without one
     */
    static ClientPlatform host() {
        Hosts.needLinux("client platform arm");
        return new LinuxClient();
    }
}
