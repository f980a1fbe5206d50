package assay.os;

/** What an exec lets through. */
public interface Barrier {

    /** Makes an exec close a descriptor. */
    void seal(int descriptor) throws OsException;

    /** Makes a descriptor stay open over an exec. */
    void unseal(int descriptor) throws OsException;

    /**
     * Closes every descriptor from a number on, and none below it. Prevents a descriptor that nobody thought of from living
     * on. On a kernel without the call nothing is closed, and closing on exec is all there is.
     *
     * @return whether the kernel has the call
     */
    boolean closeFrom(int lowest);
}
