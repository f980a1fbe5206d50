package assay.os.linux;

import com.sun.jna.Native;

import assay.os.OsException;

/** Turns an error number of the C library into an exception that names the operation. */
final class Failure {

    private Failure() {}

    /** The number left by the last call of this thread. */
    static OsException of(String operation) {
        return of(operation, Native.getLastError());
    }

    static OsException of(String operation, int errno) {
        return new OsException(operation, errno, LibC.strerror(errno));
    }
}
