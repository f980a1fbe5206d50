package assay.reference.mux.screen;

import static java.util.Map.entry;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Screens for tests. In what they are fed {@code ^} is ESC, and other controls are written by name: {@code {LF}}. */
final class Screens {

    private static final Map<String, String> CONTROLS = Map.ofEntries(
            entry("{SOH}", "\u0001"), entry("{BEL}", "\u0007"), entry("{BS}", "\b"), entry("{HT}", "\t"), entry("{LF}", "\n"),
            entry("{VT}", "\u000b"), entry("{FF}", "\f"), entry("{CR}", "\r"), entry("{SO}", "\u000e"), entry("{SI}", "\u000f"),
            entry("{CAN}", "\u0018"), entry("{DEL}", "\u007f"), entry("{NEL}", "\u0085"));

    private Screens() {}

    static Screen fed(int columns, int rows, String input) {
        Screen screen = new Screen(columns, rows, 100, Spoken.nothing());
        feed(screen, input);
        return screen;
    }

    static void feed(Screen screen, String input) {
        screen.feed(bytes(input));
    }

    static byte[] bytes(String input) {
        String bytes = input.replace('^', '\u001b');
        for (Map.Entry<String, String> control : CONTROLS.entrySet()) {
            bytes = bytes.replace(control.getKey(), control.getValue());
        }
        return bytes.getBytes(StandardCharsets.UTF_8);
    }

    /** The rows with a bar between, as short as a test wants to be. */
    static String dump(Screen screen) {
        return String.join("|", screen.dump());
    }

    static String cursor(Screen screen) {
        return screen.cursorColumn() + "," + screen.cursorRow();
    }
}
