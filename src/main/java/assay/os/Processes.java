package assay.os;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What assay asks the system about processes, and has it do to them. */
public interface Processes {

    /**
     * Starts a program as the leader of a session of its own, with default signal dispositions, an empty signal mask and
     * no descriptor beyond 0, 1 and 2. Prevents a subject that cannot be interrupted because its starter could not, and
     * one that holds another's pipe open.
     *
     * @return its process id; it must be reaped with {@link #reap} or {@link #reapNow}
     * @throws OsException if there is no such program, or it may not be run; no process is left then
     */
    int spawn(Spawn what) throws OsException;

    /** Starts a process, and gives its id. */
    interface Starting {
        int start() throws OsException;
    }

    /**
     * Starts a process with a mark that all its descendants inherit, in whatever session and environment and under whatever
     * parent: it is a bound of the system's that nobody needs. Only who changes just that bound loses it. Not to be done
     * by two at a time, or while something else is started.
     *
     * @param mark from 1 to {@value #LAST_MARK}; or 0 for a process that is to carry none, whatever this one carries
     */
    int underMark(int mark, Starting starting) throws OsException;

    /** The highest mark. */
    int LAST_MARK = 800_000;

    /**
     * Sends a signal to every running process that carries one of some marks, as soon as it is found and the newest first:
     * one that starts its successor and ends must be met before it has.
     *
     * @param number the signal; 0 sends none
     * @return their ids
     */
    Set<Integer> signalMarked(int first, int last, int number);

    /** The id of this process. */
    int self();

    /** Whether a process exists and is not merely a status that nobody collected. */
    boolean alive(int pid);

    /**
     * Sends a signal. A process that has gone already is no error.
     *
     * @throws OsException if the system forbids it
     */
    void signal(int pid, int number) throws OsException;

    /**
     * A descriptor that becomes readable when a child ends.
     *
     * @throws OsException if there is no such process
     */
    int watch(int pid) throws OsException;

    /**
     * Sends a signal to the process that a watch was made for, and never to one that took its id later. A process that
     * has gone already is no error.
     *
     * @throws OsException if the system forbids it
     */
    void signalWatched(int watch, int number) throws OsException;

    /** Collects the status of a child that has ended; empty while it runs. */
    Optional<Exit> reapNow(int pid) throws OsException;

    /** Waits until a child ends and collects its status. */
    Exit reap(int pid) throws OsException;

    /**
     * Makes this process the new parent of every descendant whose own parent ends, so that none can hide.
     *
     * @throws OsException if the system refuses
     */
    void adoptOrphans() throws OsException;

    /**
     * Waits until some child has ended, without collecting its status.
     *
     * @return its id, or empty if there is no child at all
     */
    Optional<Integer> awaitEndedChild();

    /** Whether a child of this process has ended and its status has not been collected. */
    boolean endedChild(int pid);

    /** The ids of the processes that run in the session which a process leads or led. */
    List<Integer> inSession(int leader);

    /** The ids of all processes that can be seen. */
    List<Integer> all();

    /** The ids of a process's children. */
    List<Integer> children(int pid);

    /** The environment a process was started with; empty if it has gone or may not be read. */
    Map<String, String> environment(int pid);

    /** The processes started with this variable set to this value, this one not among them. */
    List<Integer> startedWith(String variable, String value);

    /**
     * Memory of a process that is in use now, in bytes; zero if it has gone.
     *
     * @throws OsException if it has not, and the system does not tell
     */
    long residentMemory(int pid) throws OsException;
}
