package assay.reference.pardes.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

import assay.os.OsException;
import assay.os.ServerPlatform;

/**
 * Where a session is reached: the socket of its name. Beside it lies a lock, held from before the socket is looked at to the
 * end of the process, so that of sessions that start together one has the place.
 */
public final class Place {

    private static final int WAITING = 128;
    private static final int REFUSED = 111;
    private static final int TYPE = 0170000;
    private static final int SOCKET = 0140000;

    private final ServerPlatform os;
    private final Path socket;
    private final Path lock;
    private Object made;
    private boolean left;

    private Place(ServerPlatform os, Path folder, String name) {
        this.os = os;
        socket = path(folder, name);
        lock = socket.resolveSibling("pardes-9p-" + name + ".lock");
    }

    /** The socket of a session's name. */
    public static Path path(Path folder, String name) {
        return folder.resolve("pardes-9p-" + name + ".sock").toAbsolutePath();
    }

    /**
     * Takes the place of a name.
     *
     * @throws IOException in words for whoever starts the session: if another one has it, or it cannot be used
     */
    public static Place take(ServerPlatform os, Path folder, String name) throws IOException {
        Place place = new Place(os, folder, name);
        if (os.locks().take(place.lock).isEmpty()) {
            throw taken(name);
        }
        try {
            if (place.answers()) {
                throw taken(name);
            }
        } catch (IOException refused) {
            place.leave();
            throw refused;
        }
        return place;
    }

    private static IOException taken(String name) {
        return new IOException("session " + name + " is already running");
    }

    Path socket() {
        return socket;
    }

    /** Sessions hold the lock, but somebody may have removed it. */
    private boolean answers() throws IOException {
        if (!isSocket(socket)) {
            return false;
        }
        try {
            os.descriptors().close(os.sockets().dial(socket));
            return true;
        } catch (OsException failure) {
            if (failure.errno() == REFUSED) {
                return false;
            }
            throw failure;
        }
    }

    /** @throws IOException if something else is there, which is not ours to replace */
    private static boolean isSocket(Path path) throws IOException {
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        int mode = (int) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
        if ((mode & TYPE) != SOCKET) {
            throw new IOException("cannot listen at " + path + ": there is a file that is no socket");
        }
        return true;
    }

    /** Binds the socket under another name, and gives it its own once it may be used by nobody else. */
    int listen() throws IOException {
        String name = socket.getFileName().toString();
        Path early = socket.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".new");
        if (isSocket(early)) {
            Files.delete(early);
        }
        int listener = os.sockets().listen(early, WAITING);
        Files.setPosixFilePermissions(early, PosixFilePermissions.fromString("rw-------"));
        made = identity(early);
        Files.move(early, socket, StandardCopyOption.ATOMIC_MOVE);
        return listener;
    }

    private static Object identity(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).fileKey();
    }

    /**
     * Takes the socket away if it is still the one that was made here, and then the lock, while that is held. Once: by the
     * next time another session may have the place.
     */
    public synchronized void leave() {
        if (left) {
            return;
        }
        left = true;
        try {
            if (identity(socket).equals(made)) {
                Files.deleteIfExists(socket);
            }
        } catch (IOException gone) {
            // Then nobody finds it either.
        }
        try {
            Files.deleteIfExists(lock);
        } catch (IOException stays) {
            // It hinders nobody: the lock ends with the process.
        }
    }
}
