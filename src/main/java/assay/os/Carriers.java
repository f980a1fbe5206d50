package assay.os;

/** Memory files without a name, to carry a state over an exec. */
public interface Carriers {

    /**
     * A new, empty carrier. No path names it, only this user may open it, and it stays open over an exec: prevents the
     * state of a daemon from being read by others, or left behind on a disk.
     *
     * @param name what onlookers see; it need not be unique
     */
    int create(String name) throws OsException;

    /** Makes the next read of a carrier begin at its start. Prevents a reader from finding only what its writer left over. */
    void rewind(int carrier) throws OsException;

    /** How many names the file behind a descriptor has; a carrier has none. */
    int links(int descriptor) throws OsException;

    /** Makes the content of a carrier final, for its maker too. Prevents what was checked from being changed before it is used. */
    void freeze(int carrier) throws OsException;
}
