package assay.os;

import java.io.IOException;

/** Says which operation the system refused, on what, and with which error number. */
public final class OsException extends IOException {

    private static final long serialVersionUID = 1L;

    private final int errno;

    /**
     * @param operation what was asked, with its object, such as {@code start /bin/cat}
     * @param errno the error number as the system defines it
     * @param words the system's own words for the number
     */
    public OsException(String operation, int errno, String words) {
        super("cannot " + operation + ": " + words + " (error " + errno + ")");
        this.errno = errno;
    }

    /** The error number as the system defines it. */
    public int errno() {
        return errno;
    }
}
