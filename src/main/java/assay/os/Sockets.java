package assay.os;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;

/** Unix sockets, as the daemon serves them and its clients dial them. All that is opened is closed on exec. */
public interface Sockets {

    /** The longest path that a socket can have, in bytes. */
    int LONGEST_PATH = 107;

    /** What kind of socket a descriptor is. */
    enum Type {
        STREAM,
        DATAGRAM,
        OTHER
    }

    /**
     * Who is at the other end of a socket, as the kernel noted when the two came together.
     *
     * @param pid its process; 0 if the kernel will not say
     * @param uid its user
     */
    record Peer(int pid, int uid) {}

    /**
     * Binds a new socket to a path and listens. It never waits.
     *
     * @param waiting how many callers may wait to be accepted
     * @throws OsException if the path is too long, which is found before anything is made; or if something is there
     *     already: nothing is replaced
     */
    int listen(Path path, int waiting) throws OsException;

    /**
     * Accepts a caller. Reads and writes of the descriptor never wait.
     *
     * @return its descriptor, or -1 if nobody waits
     */
    int accept(int listener) throws OsException;

    /**
     * Dials a listener, waiting where its callers queue.
     *
     * @throws OsException with the kernel's own number: no such file, refused, not permitted, name too long. Prevents a
     *     daemon that cannot be reached from being taken for none
     */
    int dial(Path path) throws OsException;

    /**
     * What kind of socket a descriptor is. Prevents a descriptor that crossed an exec from being taken for another.
     *
     * @throws OsException if it is no socket
     */
    Type type(int descriptor) throws OsException;

    /**
     * Who is at the other end, for a client: empty if this is no socket, and with process 0 where the kernel names none.
     * Prevents a prompt from being raised for somebody else.
     */
    Optional<Peer> peer(int socket);

    /** Who is at the other end, for the daemon: where the kernel names no process, that is no answer at all. */
    default Optional<Peer> namedPeer(int socket) {
        return peer(socket).filter(peer -> peer.pid() > 0);
    }

    /**
     * Sends what fits, for the daemon. It never waits, and raises no signal in any process: prevents one client that has
     * gone from ending the daemon, and one that does not read from holding it up.
     *
     * @return the count of bytes taken from the buffer, or -1 if there is no room now
     * @throws OsException if the peer has gone
     */
    int sendNow(int socket, ByteBuffer direct) throws OsException;

    /**
     * Sends all, for a client, waiting where there is no room; it raises no signal either.
     *
     * @throws OsException if the peer has gone
     */
    void sendAll(int socket, ByteBuffer direct) throws OsException;
}
