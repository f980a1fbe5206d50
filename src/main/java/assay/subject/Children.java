package assay.subject;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

import assay.channel.Deadline;
import assay.os.Exit;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Signals;
import assay.os.Spawn;

/**
 * The one place that collects statuses: of the processes the suite started, and of the orphans it was handed.
 *
 * <p>An ended child that we did not start is either an orphan or somebody else's in this Java program. The latter is
 * waited for by its owner, and would seem to have succeeded if its status were taken away; so nothing foreign is collected
 * that its owner had not ample time to collect.
 */
final class Children {

    private static final Duration LOOK = Duration.ofMillis(10);
    private static final int LOOKS_FOR_OWNERS = 150;
    private static final Children INSTANCE = new Children(Platform.host().processes());

    private final Processes processes;
    private final Map<Integer, CompletableFuture<Exit>> started = new ConcurrentHashMap<>();
    private final Set<Integer> expected = ConcurrentHashMap.newKeySet();
    private Thread reaper;

    private Children(Processes processes) {
        this.processes = processes;
    }

    static Children ofThisProgram() {
        return INSTANCE;
    }

    /**
     * A child that was started.
     *
     * @param watch becomes readable at its end; the caller's to close
     */
    record Child(int pid, int watch, CompletableFuture<Exit> exit) {}

    Child start(Spawn what, int mark) throws OsException {
        return start(() -> processes.spawn(what), mark);
    }

    /** Starts a program under a mark. Under the lock the reaper cannot collect a quick one before it is watched. */
    synchronized Child start(Processes.Starting starting, int mark) throws OsException {
        if (reaper == null) {
            processes.adoptOrphans();
        }
        int pid = processes.underMark(mark, starting);
        int watch = watch(pid);
        CompletableFuture<Exit> exit = new CompletableFuture<>();
        started.put(pid, exit);
        startReaper();
        notifyAll();
        return new Child(pid, watch, exit);
    }

    /** Says that an orphan will come to us that is nobody else's, so that it is collected as soon as it has ended. */
    void expect(int pid) {
        expected.add(pid);
    }

    /** Says that no such orphan will come any more. */
    void forget(Collection<Integer> pids) {
        expected.removeAll(pids);
    }

    /** A child that cannot be watched is not left running unwatched. */
    private int watch(int pid) throws OsException {
        try {
            return processes.watch(pid);
        } catch (OsException noDescriptorLeft) {
            processes.signal(pid, Signals.SIGKILL);
            processes.reap(pid);
            throw noDescriptorLeft;
        }
    }

    private void startReaper() {
        if (reaper == null) {
            reaper = new Thread(this::collect, "assay reaper");
            reaper.setDaemon(true);
            reaper.start();
        }
    }

    /**
     * Does something while no program is being started. A program on its way has, for a moment, a copy of every
     * descriptor: a pipe that is closed just then is not closed yet for who writes to it.
     */
    synchronized void undisturbed(Runnable something) {
        something.run();
    }

    private void collect() {
        while (true) {
            if (processes.awaitEndedChild().isEmpty()) {
                awaitStart();
            } else if (!collectOurs()) {
                collectOrphans();
            }
        }
    }

    /** With no child at all, there is nothing to wait for but the next start. */
    private synchronized void awaitStart() {
        try {
            if (started.isEmpty()) {
                wait();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks for each of ours by its id: the system names the same uncollected stranger again and again. */
    private synchronized boolean collectOurs() {
        boolean any = false;
        for (Map.Entry<Integer, CompletableFuture<Exit>> child : started.entrySet()) {
            any |= collectOurs(child.getKey(), child.getValue());
        }
        return expected.removeIf(pid -> collect(pid).isPresent()) || any;
    }

    /** A status that somebody else took is never known: whoever waits for it is told so, and not left waiting. */
    private boolean collectOurs(int pid, CompletableFuture<Exit> exit) {
        try {
            Optional<Exit> found = processes.reapNow(pid);
            found.ifPresent(exit::complete);
            if (found.isEmpty()) {
                return false;
            }
        } catch (OsException taken) {
            exit.completeExceptionally(new IllegalStateException("the status of process " + pid
                    + " is not known, for something else in this program collected it", taken));
        }
        started.remove(pid);
        return true;
    }

    private void collectOrphans() {
        Set<Integer> strangers = new TreeSet<>(processes.children(processes.self()));
        for (int look = 0; look < LOOKS_FOR_OWNERS; look++) {
            strangers.removeIf(pid -> started.containsKey(pid) || !processes.endedChild(pid));
            if (strangers.isEmpty()) {
                return;
            }
            Deadline.pause(LOOK);
            collectOurs();
        }
        strangers.forEach(this::collect);
    }

    private Optional<Exit> collect(int pid) {
        try {
            return processes.reapNow(pid);
        } catch (OsException collectedByItsOwner) {
            return Optional.empty();
        }
    }
}
