package assay.os;

import assay.os.linux.LinuxPlatform;

/**
 * The operating system, as far as assay needs it: every operation once, spelled out by one arm for each system.
 *
 * <p>Nothing above this package names a system call, a number of one or a file in which it tells of itself.
 */
public interface Platform {

    /** Processes: starting, ending, reaping and finding them. */
    Processes processes();

    /** Descriptors: pipes, and reading and writing them without ever being stuck. */
    Descriptors descriptors();

    /** What an onlooker sees, to judge all the rest by. */
    Observations observations();

    /**
     * The system this program runs on.
     *
     * @throws UnsupportedPlatform on a system without an arm
     */
    static Platform host() {
        return Host.PLATFORM;
    }

    /** Holds the one instance, made at first use. */
    final class Host {
        private static final Platform PLATFORM = choose(System.getProperty("os.name"));

        private Host() {}

        static Platform choose(String name) {
            if (name.equals("Linux")) {
                return new LinuxPlatform();
            }
            throw new UnsupportedPlatform(name);
        }
    }
}
