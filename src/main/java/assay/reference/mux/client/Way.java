package assay.reference.mux.client;

import java.io.IOException;

/** A person's way to a daemon. */
interface Way {

    /**
     * Dials for the first time; a daemon is started where none answers.
     *
     * @throws IOException if no daemon can be reached, in words for the person
     */
    RawWire first() throws IOException;

    /**
     * Dials the daemon that was there a moment ago, and may have replaced its image.
     *
     * @throws IOException if it has gone
     */
    RawWire again() throws IOException;
}
