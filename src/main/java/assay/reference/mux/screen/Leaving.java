package assay.reference.mux.screen;

import java.nio.charset.StandardCharsets;

/** What a window is told beside a screen's picture: its title, and that the picture ends. */
public final class Leaving {

    private static final String PLAIN =
            "\u0018\u001b[?1049l\u001b[!p\u001b[?6l\u001b[r\u001b[?7h\u001b[?25h\u001b[m\u001b(B\u000f"
                    + "\u001b[?1;1000;1002;1003;1004;1005;1006;2004l\u001b>";
    private static final String BELOW = "\u001b[999;1H\r\n";

    private Leaving() {}

    /** Brings a window back to where a shell can go on, below what was painted. */
    public static byte[] window() {
        return (PLAIN + BELOW).getBytes(StandardCharsets.UTF_8);
    }

    /** Gives a window a title; its grid stays as it is. */
    public static byte[] title(String title) {
        return ("\u001b]2;" + title + "\u001b\\").getBytes(StandardCharsets.UTF_8);
    }
}
