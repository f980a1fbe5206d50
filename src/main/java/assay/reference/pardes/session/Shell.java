package assay.reference.pardes.session;

import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.terminal.Tap;
import assay.reference.pardes.terminal.Terminal;

/** A terminal of the session and those who read what it says. */
public final class Shell {

    private final List<Tap> taps = new ArrayList<>();
    private Terminal terminal;
    private boolean over;

    void terminal(Terminal opened) {
        terminal = opened;
    }

    public Terminal terminal() {
        return terminal;
    }

    void said(byte[] output) {
        taps.forEach(tap -> tap.hear(output));
    }

    void ended() {
        over = true;
        taps.forEach(Tap::end);
    }

    /** Hangs up: whoever reads gets what was said, and then the end. */
    void close() {
        terminal.close();
        taps.forEach(Tap::end);
    }

    public boolean isOver() {
        return over;
    }

    /** Keeps what it says from now on for a reader. */
    public Tap tap() {
        Tap tap = new Tap();
        taps.add(tap);
        if (over) {
            tap.end();
        }
        return tap;
    }

    public void untap(Tap tap) {
        taps.remove(tap);
    }
}
