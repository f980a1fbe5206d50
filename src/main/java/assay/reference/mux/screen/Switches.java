package assay.reference.mux.screen;

/** Switching: modes, the alternate screen, margins and the cursor's shape. */
final class Switches {

    static final int SHAPES = 6;

    private final Terminal terminal;

    Switches(Terminal terminal) {
        this.terminal = terminal;
    }

    void modes(Sequence sequence, boolean on) {
        for (int i = 0; i < sequence.count(); i++) {
            remember('\0', sequence.number(i), on);
        }
    }

    void privateModes(Sequence sequence, boolean on) {
        for (int i = 0; i < sequence.count(); i++) {
            privateMode(sequence.number(i), on);
        }
    }

    private void privateMode(int number, boolean on) {
        switch (number) {
            case 6:
                terminal.cursor.origin = on;
                terminal.moveTo(0, 0);
                return;
            case 47:
            case 1047:
                alternate(on);
                return;
            case 1048:
                keep(on);
                return;
            case 1049:
                alternateWithCursor(on);
                return;
            default:
                remember('?', number, on);
        }
    }

    private void remember(int marker, int number, boolean on) {
        Mode mode = Mode.of(marker, number);
        if (mode != null) {
            terminal.modes = mode.turn(on, terminal.modes);
        }
    }

    private void alternate(boolean on) {
        if (on) {
            terminal.showAlternate();
        } else {
            terminal.showMain();
        }
    }

    private void keep(boolean on) {
        if (on) {
            terminal.saveCursor();
        } else {
            terminal.restoreCursor();
        }
    }

    private void alternateWithCursor(boolean on) {
        if (on) {
            terminal.saveCursor();
            terminal.showAlternate();
            terminal.grid().clear(0, terminal.rows(), terminal.blank());
        } else {
            terminal.showMain();
            terminal.restoreCursor();
        }
    }

    /** DECSTBM: at least two rows; anything else is not heard. No numbers mean the whole screen. */
    void margins(Sequence sequence) {
        int first = sequence.atLeastOne(0) - 1;
        int end = sequence.number(1) == 0 ? terminal.rows() : Math.min(sequence.number(1), terminal.rows());
        if (first < end - 1 || first == 0 && terminal.rows() == 1) {
            terminal.margins(first, end - 1);
        }
    }

    void cursorShape(int shape) {
        if (shape <= SHAPES) {
            terminal.cursorShape = shape;
        }
    }
}
