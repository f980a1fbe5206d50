package assay.os.linux;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import assay.os.OsException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

/**
 * A mark on processes: how far their soft limit for message queues, which no subject has, stands below the usual one.
 *
 * <p>A limit is inherited over {@code fork(2)}, {@code execve(2)} and {@code setsid(2)}, and anyone may read it.
 */
final class Mark implements AutoCloseable {

    private static final int MSGQUEUE = 12;
    private static final long USUAL = 819_200;
    private static final long UNLIMITED = -1;
    private static final Pattern LIMIT = Pattern.compile("(?m)^Max msgqueue size +(\\S+) ");

    private final Optional<long[]> before;

    private Mark(Optional<long[]> before) {
        this.before = before;
    }

    /** Puts a mark on this process, for those that it starts, until it is closed; where the system allows too little, none. */
    static Mark wear(int mark) throws OsException {
        long[] limits = limits();
        boolean possible = limits[1] == UNLIMITED || limits[1] >= USUAL;
        if (!possible) {
            return new Mark(Optional.empty());
        }
        set(USUAL - mark, limits[1]);
        return new Mark(Optional.of(limits));
    }

    /** The mark of a process, 0 if it carries none; empty if there is no such process. */
    static Optional<Integer> of(int pid) {
        try (Memory limits = new Memory(16)) {
            if (LibC.prlimit(pid, MSGQUEUE, 0, Pointer.nativeValue(limits)) == 0) {
                return Optional.of(mark(limits.getLong(0)));
            }
            return Native.getLastError() == LibC.ESRCH ? Optional.empty() : shown(pid);
        }
    }

    /** The same of another user's process, whose limits are told in a file alone: that takes twenty times as long. */
    private static Optional<Integer> shown(int pid) {
        return ProcessFiles.text(pid, "limits").map(LIMIT::matcher).filter(Matcher::find)
                .map(found -> found.group(1).matches("\\d{1,18}") ? mark(Long.parseLong(found.group(1))) : 0);
    }

    private static int mark(long limit) {
        long mark = USUAL - limit;
        return mark < 0 || mark > USUAL ? 0 : (int) mark;
    }

    private static long[] limits() throws OsException {
        try (Memory limits = new Memory(16)) {
            if (LibC.getrlimit(MSGQUEUE, Pointer.nativeValue(limits)) != 0) {
                throw Failure.of("read the limit for message queues");
            }
            return new long[] {limits.getLong(0), limits.getLong(8)};
        }
    }

    private static void set(long soft, long hard) throws OsException {
        try (Memory limits = new Memory(16)) {
            limits.setLong(0, soft);
            limits.setLong(8, hard);
            if (LibC.setrlimit(MSGQUEUE, Pointer.nativeValue(limits)) != 0) {
                throw Failure.of("set the limit for message queues to " + soft);
            }
        }
    }

    @Override
    public void close() throws OsException {
        if (before.isPresent()) {
            set(before.get()[0], before.get()[1]);
        }
    }
}
