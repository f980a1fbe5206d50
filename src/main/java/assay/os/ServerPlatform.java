package assay.os;

import assay.os.linux.LinuxServer;

/** What a daemon needs of the system, beside what its clients need. */
public interface ServerPlatform extends ClientPlatform {

    Descriptors descriptors();

    Processes processes();

    Terminals terminals();

    Starts starts();

    Carriers carriers();

    Barrier barrier();

    Replacement replacement();

    Locks locks();

    Dispositions dispositions();

    /**
     * The daemon's arm for this system.
     *
     * @throws UnsupportedPlatform on a system without one
     */
    static ServerPlatform host() {
        Hosts.needLinux("server platform arm");
        return new LinuxServer();
    }
}
