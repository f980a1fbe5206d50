package assay.reference.mux.daemon;

import assay.os.OsException;
import assay.os.ServerPlatform;
import assay.os.Sockets;
import assay.reference.mux.place.Own;
import assay.reference.mux.place.Private;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A daemon's claim to the path of its socket.
 *
 * @param listener the descriptor that callers dial
 * @param identity the socket's file, to know it again
 */
public record Claim(Path path, int listener, long identity) {

    private static final int ENOENT = 2;
    private static final int ECONNREFUSED = 111;
    private static final int ENAMETOOLONG = 36;
    private static final int CALLERS = 128;
    private static final int FILE_TYPE = 0170000;
    private static final int SOCKET = 0140000;

    /** What a path is to whoever would claim it. */
    public enum State {
        /** A daemon answers. */
        LIVE,
        /** Nothing is there. */
        FREE,
        /** A socket's file is there, and nobody listens. */
        STALE
    }

    /**
     * Looks at a path without changing anything.
     *
     * @throws Refused if it is no path for a socket, holds something else, or this user may not ask
     */
    public static State look(Path path, ServerPlatform platform) throws Refused {
        fits(path);
        try {
            platform.descriptors().close(platform.sockets().dial(path));
            return State.LIVE;
        } catch (OsException refused) {
            return switch (refused.errno()) {
                case ENOENT -> free(path);
                case ECONNREFUSED -> stale(path);
                default -> throw new Refused("cannot tell whether a daemon answers at " + path + ": "
                        + refused.getMessage());
            };
        }
    }

    private static void fits(Path path) throws Refused {
        int length = path.toString().getBytes(StandardCharsets.UTF_8).length;
        if (length > Sockets.LONGEST_PATH) {
            throw new Refused("the path of the socket is too long: " + path + " has " + length + " bytes, where "
                    + Sockets.LONGEST_PATH + " is the most (error " + ENAMETOOLONG + ", name too long)");
        }
    }

    private static State free(Path path) throws Refused {
        Path folder = path.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new Refused("there is no folder " + folder + " for the socket; make it, or name another with --sock");
        }
        return State.FREE;
    }

    private static State stale(Path path) throws Refused {
        try {
            if (((Integer) Files.getAttribute(path, "unix:mode") & FILE_TYPE) != SOCKET) {
                throw new Refused(path + " is there and is no socket, so it is left as it is; name another with --sock");
            }
            return State.STALE;
        } catch (IOException goneSince) {
            return State.FREE;
        }
    }

    /**
     * Claims a path: binds it, where nothing or only a dead daemon's socket is there.
     *
     * @return empty if a daemon holds it
     * @throws Refused if it cannot be claimed
     */
    public static Optional<Claim> take(Path path, ServerPlatform platform) throws Refused {
        if (look(path, platform) == State.LIVE) {
            return Optional.empty();
        }
        try {
            OptionalInt lock = platform.locks().take(lock(path));
            if (lock.isEmpty()) {
                throw new Refused("another daemon is being started at " + path + "; try again");
            }
            return bind(path, platform, lock.getAsInt());
        } catch (IOException refused) {
            throw new Refused("cannot claim the socket: " + refused.getMessage());
        }
    }

    /**
     * Of two that start at once the lock lets one through, which looks again under it: whoever had it may have been just
     * ahead. It goes with the claim made, for from then on the socket itself answers for it.
     */
    private static Optional<Claim> bind(Path path, ServerPlatform platform, int lock) throws Refused, IOException {
        try {
            State state = look(path, platform);
            if (state == State.LIVE) {
                return Optional.empty();
            }
            if (state == State.STALE) {
                Files.deleteIfExists(path);
            }
            int listener = platform.sockets().listen(path, CALLERS);
            Private.close(path);
            return Optional.of(new Claim(path, listener, identity(path)));
        } finally {
            Files.deleteIfExists(lock(path));
            platform.descriptors().close(lock);
        }
    }

    private static long identity(Path path) {
        return Own.identity(path) instanceof Long inode ? inode : -1;
    }

    private static Path lock(Path path) {
        return path.resolveSibling(path.getFileName() + ".lock");
    }

    /** Gives the path up: removes the socket if it is still this one, and not a successor's. */
    void release(ServerPlatform platform) {
        try {
            if (identity(path) == identity) {
                Files.deleteIfExists(path);
            }
        } catch (IOException stays) {
            Log.say("cannot remove " + path + ": " + stays.getMessage());
        }
        platform.descriptors().close(listener);
    }
}
