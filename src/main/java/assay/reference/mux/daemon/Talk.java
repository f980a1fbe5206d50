package assay.reference.mux.daemon;

import assay.reference.mux.protocol.Frame;
import java.io.IOException;

/** What the daemon has to do with one peer. */
interface Talk {

    /** The peer sent this. */
    void heard(Frame frame) throws IOException;

    /** The peer has gone, or was cut off. */
    default void gone() {}

    /** The peer has taken all that was waiting for it. */
    default void drained() {}

    /** Whether the peer may send more; what it sends meanwhile waits in its socket. */
    default boolean listens() {
        return true;
    }
}
