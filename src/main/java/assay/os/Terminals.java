package assay.os;

/** The daemon's side of terminals: it holds the masters that its sessions' shells talk to. */
public interface Terminals {

    /**
     * A terminal that was just opened.
     *
     * @param master the daemon's end; the terminal lasts as long as it is open
     * @param path where programs open the other end
     */
    record Terminal(int master, String path) {}

    /**
     * How a terminal treats what is typed.
     *
     * @param lines whether it keeps input back until a line is whole
     * @param echo whether it shows input
     */
    record Modes(boolean lines, boolean echo) {}

    /**
     * A new terminal, of this size before anyone can look. Prevents a program that draws itself for 0 by 0. The master is
     * closed on exec, and does not become the daemon's own terminal.
     *
     * @throws OsException if the system has none left
     */
    Terminal open(TerminalSize size) throws OsException;

    /**
     * Changes a terminal's size; the programs in front are told by a signal.
     *
     * @throws OsException if the descriptor is no terminal: prevents a size that nobody took from being believed
     */
    void resize(int terminal, TerminalSize size) throws OsException;

    /**
     * How the terminal treats input at this moment, read from its master. Prevents guessing whether a password is being
     * typed.
     *
     * @throws OsException if the descriptor is no terminal
     */
    Modes modes(int terminal) throws OsException;

    /**
     * The process group in front: the shell's own id exactly when it runs no job in the foreground.
     *
     * @throws OsException if the descriptor is no terminal; prevents a shell from being taken for idle when nobody knows
     */
    int foreground(int terminal) throws OsException;
}
