package assay.os;

import java.util.function.Supplier;

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
        return Host.platform();
    }

    /** Holds the one instance, made at first use. */
    final class Host {
        private static Platform platform;

        private Host() {}

        /** Not made as the class is loaded: what is refused there reaches nobody in its own words. */
        static synchronized Platform platform() {
            if (platform == null) {
                platform = choose(System.getProperty("os.name"));
            }
            return platform;
        }

        static Platform choose(String name) {
            if (name.equals("Linux")) {
                return bound(name, LinuxPlatform::new);
            }
            throw new UnsupportedPlatform(name);
        }

        static Platform bound(String name, Supplier<Platform> arm) {
            try {
                return arm.get();
            } catch (LinkageError missing) {
                throw UnsupportedPlatform.tooOld(name, missing);
            }
        }
    }
}
