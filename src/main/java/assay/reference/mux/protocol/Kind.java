package assay.reference.mux.protocol;

/** What a frame is about; its code is what goes over the wire, and is never used for anything else. */
public enum Kind {
    /** To the daemon: words, the first of them a verb, answered once. */
    REQUEST('Q'),
    /** To the daemon: this connection shows a session from now on. */
    ATTACH('A'),
    /** To the daemon: what was typed. */
    INPUT('I'),
    /** To the daemon: the size of the client's terminal. */
    RESIZE('S'),
    /** To the daemon: the client goes; nothing is answered. */
    DETACH('D'),
    /** To the daemon: nothing more is sent on this connection, because the daemon is about to move. */
    HOLDING('H'),
    /** Either way: bytes of an agent's conversation. */
    AGENT('G'),
    /** From the daemon: for standard output. */
    OUT('o'),
    /** From the daemon: for standard error. */
    ERR('e'),
    /** From the daemon: the status to leave with; the last frame. */
    EXIT('x'),
    /** From the daemon: bytes for the client's terminal. */
    PAINT('p'),
    /** From the daemon: it is about to replace its image; dial again. */
    MOVING('m'),
    /** From the daemon: words about itself, for whoever shows them. */
    NEWS('n');

    private final byte code;

    Kind(char code) {
        this.code = (byte) code;
    }

    byte code() {
        return code;
    }

    static Kind of(byte code) throws Malformed {
        for (Kind kind : values()) {
            if (kind.code == code) {
                return kind;
            }
        }
        throw new Malformed("a frame of the unknown kind " + (code & 0xff));
    }
}
