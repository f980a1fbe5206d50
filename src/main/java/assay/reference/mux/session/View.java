package assay.reference.mux.session;

import assay.os.TerminalSize;
import java.util.Optional;

/** Somebody a session is shown to. */
public interface View {

    /** The size of its window; empty if nobody knows, and then it claims none. */
    Optional<TerminalSize> window();

    /** The program wrote this; the array must not be changed. */
    void wrote(byte[] bytes);

    /** The session's grid has another size now. */
    void resized();

    /** The program has taken some of what was typed. */
    void roomToType();

    /** The session is over; a shell that a signal ended has 128 and its number. */
    void ended(int status);
}
