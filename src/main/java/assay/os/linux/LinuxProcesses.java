package assay.os.linux;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.Exit;
import assay.os.Launch;
import assay.os.OsException;
import assay.os.Processes;
import assay.os.Spawn;

/** Processes by {@code wait(2)}, {@code pidfd_open(2)}, {@code prctl(2)} and {@code proc(5)}. */
final class LinuxProcesses implements Processes {

    private static final int WNOHANG = 1;
    private static final int WEXITED = 4;
    private static final int WNOWAIT = 0x1000000;
    private static final int P_ALL = 0;
    private static final int SIGNAL_INFO = 128;
    private static final int SIGNAL_INFO_PID = 16;
    private static final int PIDFD_OPEN = 434;
    private static final int PIDFD_SEND_SIGNAL = 424;
    private static final int SET_CHILD_SUBREAPER = 36;
    /** A process that vanishes may be another's, on a busy machine it usually is: so there is an end to looking again. */
    private static final int LOOKS = 5;

    private static final int STAT_STATE = 0;
    private static final int STAT_PARENT = 1;
    private static final String RESIDENT = "Rss:";

    @Override
    public int spawn(Spawn what) throws OsException {
        Launch launch =
                new Launch(what.command().get(0), what.command(), what.environment(), what.directory());
        try (Spawner spawner = new Spawner(launch)) {
            spawner.wire(what.in(), what.out(), what.err());
            return spawner.start();
        }
    }

    @Override
    @SuppressWarnings("try") // the mark is worn, not spoken to
    public int underMark(int mark, Starting starting) throws OsException {
        try (Mark worn = Mark.wear(mark)) {
            return starting.start();
        }
    }

    @Override
    public Set<Integer> signalMarked(int first, int last, int number) {
        Set<Integer> found = new TreeSet<>();
        boolean vanished = true;
        for (int look = 0; look < LOOKS && vanished && found.isEmpty(); look++) {
            vanished = lookForMarked(first, last, number, found);
        }
        return found;
    }

    /** Tells whether some process vanished meanwhile, since that may have started another behind our back. */
    private boolean lookForMarked(int first, int last, int number, Set<Integer> found) {
        List<Integer> newestFirst = new ArrayList<>(all());
        newestFirst.sort(Comparator.reverseOrder());
        boolean vanished = false;
        for (int pid : newestFirst) {
            Optional<Integer> mark = Mark.of(pid);
            vanished |= mark.isEmpty();
            if (mark.filter(each -> each >= first && each <= last).isPresent() && pid != self() && alive(pid)) {
                LibC.kill(pid, number);
                found.add(pid);
            }
        }
        return vanished;
    }

    @Override
    public int self() {
        return (int) ProcessHandle.current().pid();
    }

    @Override
    public boolean alive(int pid) {
        return ProcessFiles.stat(pid).map(LinuxProcesses::running).orElse(false);
    }

    private static boolean running(String[] stat) {
        return !"ZX".contains(stat[STAT_STATE]);
    }

    @Override
    public void signal(int pid, int number) throws OsException {
        if (LibC.kill(pid, number) != 0 && Native.getLastError() != LibC.ESRCH) {
            throw Failure.of("send signal " + number + " to process " + pid);
        }
    }

    @Override
    public int watch(int pid) throws OsException {
        int descriptor = (int) LibC.syscall(PIDFD_OPEN, pid, 0, 0, 0);
        if (descriptor < 0) {
            throw Failure.of("watch process " + pid);
        }
        return descriptor;
    }

    @Override
    public void signalWatched(int watch, int number) throws OsException {
        if (LibC.syscall(PIDFD_SEND_SIGNAL, watch, number, 0, 0) != 0 && Native.getLastError() != LibC.ESRCH) {
            throw Failure.of("send signal " + number + " to the process behind descriptor " + watch);
        }
    }

    @Override
    public Optional<Exit> reapNow(int pid) throws OsException {
        return collect(pid, WNOHANG);
    }

    @Override
    public Exit reap(int pid) throws OsException {
        return collect(pid, 0).orElseThrow();
    }

    private static Optional<Exit> collect(int pid, int options) throws OsException {
        try (Memory status = new Memory(4)) {
            int answer;
            do {
                answer = LibC.waitpid(pid, Pointer.nativeValue(status), options);
            } while (answer < 0 && Native.getLastError() == LibC.EINTR);
            if (answer < 0) {
                throw Failure.of("collect the status of process " + pid);
            }
            return answer == 0 ? Optional.empty() : Optional.of(exit(status.getInt(0)));
        }
    }

    static Exit exit(int status) {
        int signal = status & 0x7f;
        return signal == 0 ? new Exit.Code((status >> 8) & 0xff) : new Exit.Signal(signal);
    }

    @Override
    public void adoptOrphans() throws OsException {
        if (LibC.prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0) {
            throw Failure.of("become the parent of orphans");
        }
    }

    @Override
    public Optional<Integer> awaitEndedChild() {
        try (Memory info = new Memory(SIGNAL_INFO)) {
            info.clear();
            int answer;
            do {
                answer = LibC.waitid(P_ALL, 0, Pointer.nativeValue(info), WEXITED | WNOWAIT);
            } while (answer != 0 && Native.getLastError() == LibC.EINTR);
            return answer == 0 ? Optional.of(info.getInt(SIGNAL_INFO_PID)) : Optional.empty();
        }
    }

    @Override
    public boolean endedChild(int pid) {
        String self = Integer.toString(self());
        return ProcessFiles.stat(pid)
                .map(fields -> fields[STAT_STATE].equals("Z") && fields[STAT_PARENT].equals(self))
                .orElse(false);
    }

    @Override
    public List<Integer> inSession(int leader) {
        return all().stream().filter(each -> LibC.getsid(each) == leader && alive(each)).toList();
    }

    @Override
    public List<Integer> all() {
        return ProcessFiles.all();
    }

    @Override
    public List<Integer> children(int pid) {
        String parent = Integer.toString(pid);
        return all().stream()
                .filter(each -> ProcessFiles.stat(each)
                        .map(fields -> fields[STAT_PARENT].equals(parent))
                        .orElse(false))
                .toList();
    }

    @Override
    public Map<String, String> environment(int pid) {
        return ProcessFiles.environment(pid);
    }

    @Override
    public List<Integer> startedWith(String variable, String value) {
        byte[] setting = (variable + "=" + value).getBytes(StandardCharsets.UTF_8);
        int self = self();
        return all().stream()
                .filter(pid -> pid != self)
                .filter(pid -> ProcessFiles.settings(pid)
                        .map(environment -> holds(environment, setting))
                        .orElse(false))
                .toList();
    }

    /** Whether one of the zero-terminated entries is exactly this one. */
    private static boolean holds(byte[] entries, byte[] wanted) {
        int start = 0;
        for (int i = 0; i < entries.length; i++) {
            if (entries[i] == 0) {
                if (Arrays.equals(entries, start, i, wanted, 0, wanted.length)) {
                    return true;
                }
                start = i + 1;
            }
        }
        return false;
    }

    @Override
    public long residentMemory(int pid) throws OsException {
        Optional<Long> resident = ProcessFiles.text(pid, "smaps_rollup").flatMap(LinuxProcesses::resident);
        if (resident.isEmpty() && alive(pid)) {
            throw new OsException("tell how much memory process " + pid + " uses", LibC.EACCES, "its pages are not shown");
        }
        return resident.orElse(0L);
    }

    /** The other files that tell it leave out what each processor has not yet added up. */
    private static Optional<Long> resident(String rollup) {
        return rollup.lines().filter(line -> line.startsWith(RESIDENT)).findFirst()
                .map(line -> line.substring(RESIDENT.length()).replace("kB", "").strip())
                .map(kilobytes -> Long.parseLong(kilobytes) * 1024);
    }
}
