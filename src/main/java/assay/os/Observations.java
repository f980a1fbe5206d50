package assay.os;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the system tells an onlooker about processes, sockets and files.
 *
 * <p>These reads judge the other operations of this package, so they share no code with them. Each answers, or throws
 * because it cannot: prevents silence from being taken for an answer.
 */
public interface Observations {

    /** What is left of a process. */
    enum State {
        /** It runs, sleeps or has been stopped. */
        LIVING,
        /** It has ended, and nobody has collected its status. */
        ENDED,
        /** The system knows no such process. */
        UNKNOWN
    }

    /** What a descriptor is, as far as rules count them. */
    enum Kind {
        SOCKET("socket"),
        CARRIER("carrier"),
        PTY_MASTER("ptymaster"),
        OTHER("other");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** How rules call it. */
        public String word() {
            return word;
        }
    }

    /**
     * A descriptor that a process holds.
     *
     * @param target what it names, in the system's own words
     */
    record Held(int number, String target, Kind kind) {}

    /** What is left of a process; never an error. */
    State state(int pid);

    /** The file that a process executes, every link resolved, with the system's own mark if that file has gone. */
    String executable(int pid) throws IOException;

    /** The name of a process, at most 15 bytes long. */
    String name(int pid) throws IOException;

    /** The arguments of a process, its own name for itself first. */
    List<String> arguments(int pid) throws IOException;

    /** The ids of a process's children, ended ones among them. */
    List<Integer> children(int pid) throws IOException;

    /** The descriptors that a process holds. */
    List<Held> descriptors(int pid) throws IOException;

    /** Whether a descriptor is closed by an exec. */
    boolean closedOnExec(int pid, int descriptor) throws IOException;

    /** Where the next read or write of a descriptor takes place, in bytes. */
    long position(int pid, int descriptor) throws IOException;

    /** The inodes of the sockets that are bound to a path, in the network that a process sees. */
    Set<Long> socketsAt(int pid, Path path) throws IOException;

    /** The inode of the socket behind a descriptor's target; -1 if that is no socket. */
    long socketInode(Held descriptor);

    /** Memory of a process that is in use now, in bytes; 0 of one that has ended. */
    long residentMemory(int pid) throws IOException;

    /** The local addresses that datagram sockets are bound to, as the system's table spells them. */
    List<String> datagramAddresses() throws IOException;

    /** The signals that a process ignores, blocks or catches, by number. */
    Signals signals(int pid) throws IOException;

    /** Sets of signals by number. */
    record Signals(Set<Integer> ignored, Set<Integer> blocked, Set<Integer> caught) {}

    /** The permission bits of a file. */
    int mode(Path file) throws IOException;

    /** The length of a file in bytes. */
    long size(Path file) throws IOException;
}
