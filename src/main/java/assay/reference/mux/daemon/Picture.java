package assay.reference.mux.daemon;

import assay.os.TerminalSize;
import assay.reference.mux.screen.Screen;

/** A session as a window of another size can show it. */
final class Picture {

    private static final Screen.Program NOBODY = reply -> { };

    private Picture() {}

    static byte[] of(Screen screen, TerminalSize window) {
        try {
            Screen copy = Screen.restore(screen.save(), NOBODY);
            copy.resize(window.columns(), window.rows());
            return copy.repaint();
        } catch (Screen.Damaged impossible) {
            throw new IllegalStateException("a screen cannot be read back that was just saved", impossible);
        }
    }
}
