package assay.reference.mux.screen;

/** The answers a terminal gives to the program that asks. */
final class Reports {

    private static final String CSI = "\u001b[";

    private final Terminal terminal;
    private final Screen.Program program;

    Reports(Terminal terminal, Screen.Program program) {
        this.terminal = terminal;
        this.program = program;
    }

    /** DA: a VT220 that knows colours. */
    void attributes() {
        say("?62;22c");
    }

    void attributesIfAsked(Sequence sequence) {
        if (sequence.number(0) == 0) {
            attributes();
        }
    }

    /** DA2: a VT220 (1), its version, no cartridge. */
    void secondaryAttributes() {
        say(">1;10;0c");
    }

    void status(int what) {
        if (what == 5) {
            say("0n");
        } else if (what == 6) {
            say(place() + "R");
        }
    }

    void privateStatus(int what) {
        if (what == 6) {
            say("?" + place() + "R");
        }
    }

    /** DECRQM: 0 not known, 1 on, 2 off. */
    void mode(char marker, int number) {
        say((marker == '?' ? "?" : "") + number + ";" + state(marker, number) + "$y");
    }

    private int state(char marker, int number) {
        if (marker == '?' && number == 6) {
            return terminal.cursor.origin ? 1 : 2;
        }
        if (marker == '?' && (number == 47 || number == 1047 || number == 1049)) {
            return terminal.alternate() == null ? 2 : 1;
        }
        Mode mode = Mode.of(marker, number);
        return mode == null ? 0 : terminal.is(mode) ? 1 : 2;
    }

    private String place() {
        int row = terminal.cursor.y - (terminal.cursor.origin ? terminal.top : 0);
        return row + 1 + ";" + (terminal.cursor.x + 1);
    }

    private void say(String text) {
        Bytes bytes = new Bytes();
        program.reply(bytes.text(CSI).text(text).toArray());
    }
}
