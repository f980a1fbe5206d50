package assay.reference.mux.loop;

/** A descriptor that the loop watches, and what is done when something can be done with it. */
public interface Source {

    int descriptor();

    /** Whether it is watched for something to read. */
    default boolean reads() {
        return true;
    }

    /** Whether it is watched for room to write. */
    default boolean writes() {
        return false;
    }

    /** There is something to read, or the other side has gone. It must not wait. */
    void readable();

    /** There is room to write, or the other side has gone. It must not wait. */
    default void writable() {}
}
