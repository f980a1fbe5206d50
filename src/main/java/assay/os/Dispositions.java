package assay.os;

/** What this process does with signals that it has no handler for. */
public interface Dispositions {

    /** Ignores a signal from now on; so does what this process starts by other ways than {@link Starts}. */
    void ignore(int signal) throws OsException;

    /** Takes a signal's default action from now on. */
    void byDefault(int signal) throws OsException;
}
