package assay.os.linux;

import java.util.Collection;
import java.util.List;
import java.util.Map;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.OsException;
import assay.os.Replacement;

/** The exec in place by {@code execve(2)}, on a thread with a descriptor table of its own. */
final class LinuxReplacement implements Replacement {

    private static final int UNSHARE = 2;
    private static final int CLOEXEC = 4;
    private static final int FIRST = 3;
    private static final int SIG_SETMASK = 2;
    private static final int SIGNAL_SET = 128;

    @Override
    public void with(String program, List<String> arguments, Map<String, String> environment, Collection<Integer> kept)
            throws OsException {
        int[] through = kept.stream().mapToInt(Integer::intValue).toArray();
        try (StringVector argv = new StringVector(arguments);
                StringVector envp = new StringVector(Spawner.settings(environment));
                Memory nothing = new Memory(SIGNAL_SET)) {
            nothing.clear();
            // The first call of a class loads it, which opens files: that must not happen on the thread below.
            ImageCalls.pthread_sigmask(SIG_SETMASK, 0, 0);
            LibC.fcntl(0, LinuxBarrier.F_SETFD, 0);
            Attempt attempt =
                    new Attempt(program, argv.address(), envp.address(), Pointer.nativeValue(nothing), through);
            Thread thread = new Thread(attempt, "exec in place");
            thread.start();
            join(thread);
            throw Failure.of("go on as " + program, attempt.errno);
        }
    }

    /** What a private table holds open stays open until its thread has ended. */
    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException later) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Calls nothing but what belongs to the exec. */
    private static final class Attempt implements Runnable {
        private final String program;
        private final long argv;
        private final long envp;
        private final long nothing;
        private final int[] through;
        private int errno;

        Attempt(String program, long argv, long envp, long nothing, int[] through) {
            this.program = program;
            this.argv = argv;
            this.envp = envp;
            this.nothing = nothing;
            this.through = through;
        }

        @Override
        public void run() {
            if (ImageCalls.close_range(FIRST, LinuxBarrier.LAST, UNSHARE | CLOEXEC) != 0) {
                errno = Native.getLastError();
                return;
            }
            for (int descriptor : through) {
                if (LibC.fcntl(descriptor, LinuxBarrier.F_SETFD, 0) != 0) {
                    errno = Native.getLastError();
                    return;
                }
            }
            // A Java thread blocks SIGQUIT, and the new image would inherit that.
            ImageCalls.pthread_sigmask(SIG_SETMASK, nothing, 0);
            ImageCalls.execve(program, argv, envp);
            errno = Native.getLastError();
        }
    }
}
