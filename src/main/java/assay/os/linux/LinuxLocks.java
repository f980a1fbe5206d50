package assay.os.linux;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.OptionalInt;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

import assay.os.Locks;
import assay.os.OsException;

/** Locks of an open file by {@code F_OFD_SETLK}: neither another descriptor's closing nor an exec ends them. */
final class LinuxLocks implements Locks {

    private static final int O_RDWR_CREAT_CLOEXEC = 0x80042;
    private static final int OWNER_ONLY = 0600;
    private static final int F_OFD_SETLK = 37;
    private static final int SIZE_OF_LOCK = 32;
    private static final short F_WRLCK = 1;
    private static final int EACCES = 13;

    @Override
    public OptionalInt take(Path file) throws OsException {
        OptionalInt taken = takeNow(file);
        while (taken.isPresent() && !isAt(file, taken.getAsInt())) {
            LibC.close(taken.getAsInt());
            taken = takeNow(file);
        }
        return taken;
    }

    private static OptionalInt takeNow(Path file) throws OsException {
        int descriptor = LibC.open(file.toString(), O_RDWR_CREAT_CLOEXEC, OWNER_ONLY);
        if (descriptor < 0) {
            throw Failure.of("open the lock " + file);
        }
        int errno = lock(descriptor);
        if (errno == 0) {
            return OptionalInt.of(descriptor);
        }
        LibC.close(descriptor);
        if (errno == LibC.EAGAIN || errno == EACCES) {
            return OptionalInt.empty();
        }
        throw Failure.of("lock " + file, errno);
    }

    /** Whether the path still leads to what was opened there. What cannot be told of a lock is not held against it. */
    private static boolean isAt(Path file, int descriptor) {
        try {
            return Files.isSameFile(file, Path.of("/proc/self/fd/" + descriptor));
        } catch (NoSuchFileException missing) {
            return !file.toString().equals(missing.getFile());
        } catch (IOException unknown) {
            return true;
        }
    }

    /** The whole file, from its start to wherever it ends. */
    private static int lock(int descriptor) {
        try (Memory lock = new Memory(SIZE_OF_LOCK)) {
            lock.clear();
            lock.setShort(0, F_WRLCK);
            return LibC.fcntl(descriptor, F_OFD_SETLK, Pointer.nativeValue(lock)) == 0 ? 0 : Native.getLastError();
        }
    }
}
