package assay.os.linux;

import assay.os.Barrier;
import assay.os.OsException;

/** The barrier by {@code FD_CLOEXEC} and {@code close_range(2)}. */
final class LinuxBarrier implements Barrier {

    static final int F_SETFD = 2;
    static final int FD_CLOEXEC = 1;
    static final int LAST = -1;

    @Override
    public void seal(int descriptor) throws OsException {
        set(descriptor, FD_CLOEXEC, "seal");
    }

    @Override
    public void unseal(int descriptor) throws OsException {
        set(descriptor, 0, "unseal");
    }

    private static void set(int descriptor, int flags, String verb) throws OsException {
        if (LibC.fcntl(descriptor, F_SETFD, flags) != 0) {
            throw Failure.of(verb + " descriptor " + descriptor);
        }
    }

    @Override
    public boolean closeFrom(int lowest) {
        return ImageCalls.close_range(lowest, LAST, 0) == 0;
    }
}
