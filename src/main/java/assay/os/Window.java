package assay.os;

import java.util.Optional;

/** The client's side of a terminal: the window that a person looks at. */
public interface Window {

    /** How a terminal was before it was made raw. */
    interface Attributes {}

    /** The size of the terminal behind a descriptor; empty if there is no terminal. Prevents a size out of thin air. */
    Optional<TerminalSize> size(int descriptor);

    /**
     * Makes a terminal pass everything on as it is typed, and tells how it was before.
     *
     * @throws OsException if the descriptor is no terminal
     */
    Attributes makeRaw(int terminal) throws OsException;

    /**
     * Makes a terminal what it was. Prevents a person from being left with a terminal that shows nothing of what is typed.
     *
     * @throws OsException if the descriptor is no terminal any more
     */
    void restore(int terminal, Attributes attributes) throws OsException;

    /**
     * Has something done, on a thread of its own, each time the person has given the window another size. Prevents a
     * client from asking again and again.
     */
    void onResize(Runnable what);
}
