package assay.reference.mux.protocol;

import java.io.IOException;

/** Says what a peer sent that is no frame, or holds no words. */
public final class Malformed extends IOException {

    private static final long serialVersionUID = 1L;

    Malformed(String what) {
        super("the peer sent " + what);
    }
}
