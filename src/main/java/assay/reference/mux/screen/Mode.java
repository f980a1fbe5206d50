package assay.reference.mux.screen;

/**
 * A mode that a program switches and the terminal remembers. Most of them mean something only to the client's
 * terminal.
 */
enum Mode {
    INSERT('\0', 4, Group.NONE),
    /** LNM: a line feed also returns to the first column. */
    NEWLINE('\0', 20, Group.NONE),
    CURSOR_KEYS('?', 1, Group.NONE),
    REVERSE_VIDEO('?', 5, Group.NONE),
    AUTOWRAP('?', 7, Group.NONE),
    MOUSE_PRESS('?', 9, Group.MOUSE),
    CURSOR_BLINKS('?', 12, Group.NONE),
    CURSOR_SHOWN('?', 25, Group.NONE),
    KEYPAD('?', 66, Group.NONE),
    MOUSE_BUTTONS('?', 1000, Group.MOUSE),
    MOUSE_DRAG('?', 1002, Group.MOUSE),
    MOUSE_MOTION('?', 1003, Group.MOUSE),
    FOCUS('?', 1004, Group.NONE),
    MOUSE_UTF8('?', 1005, Group.MOUSE_FORM),
    MOUSE_SGR('?', 1006, Group.MOUSE_FORM),
    ALTERNATE_SCROLL('?', 1007, Group.NONE),
    MOUSE_URXVT('?', 1015, Group.MOUSE_FORM),
    MOUSE_PIXELS('?', 1016, Group.MOUSE_FORM),
    BRACKETED_PASTE('?', 2004, Group.NONE);

    /** Modes of which one at most is on: to set one ends another, and to reset any ends all, as in xterm. */
    private enum Group { NONE, MOUSE, MOUSE_FORM }

    /** The modes of a new terminal. */
    static final int USUAL = AUTOWRAP.bit() | CURSOR_SHOWN.bit();

    private static final Mode[] ALL = values();

    /** The marker of its sequence: a question mark, or none. */
    final char marker;
    final int number;
    private final Group group;

    Mode(char marker, int number, Group group) {
        this.marker = marker;
        this.number = number;
        this.group = group;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** What one switch changes of a set of modes. */
    int turn(boolean on, int modes) {
        int rest = modes & ~rivals();
        return on ? rest | bit() : rest;
    }

    private int rivals() {
        int bits = bit();
        for (Mode mode : ALL) {
            bits |= group != Group.NONE && mode.group == group ? mode.bit() : 0;
        }
        return bits;
    }

    static int all() {
        return (1 << ALL.length) - 1;
    }

    /** The mode of a marker and number, or {@code null}. */
    static Mode of(int marker, int number) {
        for (Mode mode : ALL) {
            if (mode.number == number && mode.marker == marker) {
                return mode;
            }
        }
        return null;
    }
}
