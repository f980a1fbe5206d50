package assay.os.linux;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;

/**
 * The C library's functions, as glibc declares them; addresses and sizes are {@code long}.
 *
 * <p>Functions of the {@code posix_spawn} family answer with an error number; the rest answer with -1 and leave the
 * number for {@link Native#getLastError}.
 */
final class LibC {

    static {
        // Without a library path JNA starts ldconfig, and that child would be one the suite does not know of.
        if (System.getProperty("jna.platform.library.path") == null) {
            System.setProperty("jna.platform.library.path", "/lib");
        }
        System.setProperty("jna.encoding", "UTF-8");
        Native.register(LibC.class, NativeLibrary.getProcess());
    }

    static final int EINTR = 4;
    static final int ESRCH = 3;
    static final int ECHILD = 10;
    static final int EAGAIN = 11;
    static final int EACCES = 13;

    private LibC() {}

    /** Makes sure that every function has been found. */
    static void load() {
        // Whoever gets here has had the class loaded.
    }

    static native int pipe2(long descriptors, int flags);

    static native int open(String path, int flags, int mode);

    static native int close(int descriptor);

    static native long read(int descriptor, long buffer, long count);

    static native long write(int descriptor, long buffer, long count);

    static native int poll(long set, long count, int milliseconds);

    static native int fcntl(int descriptor, int command, long argument);

    static native int eventfd(int initial, int flags);

    static native int kill(int pid, int signal);

    static native int waitpid(int pid, long status, int options);

    static native int waitid(int idType, int id, long info, int options);

    static native int prctl(int operation, long a, long b, long c, long d);

    static native int getrlimit(int resource, long limits);

    static native int setrlimit(int resource, long limits);

    static native int prlimit(int pid, int resource, long wanted, long limits);

    static native int getsid(int pid);

    static native long syscall(long number, long a, long b, long c, long d);

    static native String strerror(int errno);

    static native int sigemptyset(long set);

    static native int sigfillset(long set);

    static native int posix_spawn(long pid, String path, long actions, long attributes, long argv, long envp);

    static native int posix_spawnattr_init(long attributes);

    static native int posix_spawnattr_destroy(long attributes);

    static native int posix_spawnattr_setflags(long attributes, short flags);

    static native int posix_spawnattr_setsigmask(long attributes, long set);

    static native int posix_spawnattr_setsigdefault(long attributes, long set);

    static native int posix_spawn_file_actions_init(long actions);

    static native int posix_spawn_file_actions_destroy(long actions);

    static native int posix_spawn_file_actions_addopen(long actions, int to, String path, int flags, int mode);

    static native int posix_spawn_file_actions_adddup2(long actions, int from, int to);

    static native int posix_spawn_file_actions_addchdir_np(long actions, String directory);

    static native int posix_spawn_file_actions_addclose(long actions, int descriptor);

    static native int posix_spawn_file_actions_addclosefrom_np(long actions, int from);
}
