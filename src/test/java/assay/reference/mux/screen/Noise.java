package assay.reference.mux.screen;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * Random input for a terminal, the same for the same seed: text, sequences with likely and unlikely numbers, and
 * plain noise.
 */
final class Noise {

    private static final String[] TEXT = {
        "a", "b ", "hello ", "  ", "x", "0123456789", "#_lqkx~", "\u00e9", "\u00df", "\u4e2d", "\u6587\u5b57",
        "\ud83d\ude00", "e\u0301",
        "\u0301", "\u200d", "\u0e19\u0e49", "\uac00", "\u1112\u1161\u11ab", "\ufffd", "\ufe0f", "\u0085", "\u00ad",
        "\uff21"};
    private static final String FINALS = "@ABCDEFGHIJKLMPSTXZ`abcdefghilmnrsuxJKHmhlr";
    private static final int[] PRIVATE = {
        1, 3, 5, 6, 7, 9, 12, 25, 47, 66, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1016, 1047, 1048, 1049, 2004, 2026};
    private static final String[] ESCAPES = {
        "\u001b7", "\u001b8", "\u001bD", "\u001bE", "\u001bH", "\u001bM", "\u001b=", "\u001b>", "\u001bc",
        "\u001b(0", "\u001b(B", "\u001b)0", "\u001b)A",
        "\u001b(A", "\u001b#8", "\u001bZ", "\u001b[!p", "\u001b[4h", "\u001b[4l", "\u001b[20h", "\u001b[20l",
        "\u001b[3g", "\u001b[?5W", "\u001b[3 q", "\u001b%G",
        "\u001b]0;a title \u00e9\u0007", "\u001b]2;\u001b\\", "\u001b]8;;http://x\u001b\\", "\u001bPq#0;1\u001b\\",
        "\u001b_x\u001b\\", "\u001b^x", "\u001bX\u0018",
        "\u001b[?25$p", "\u001b[>c", "\u001b[?1049h", "\u001b[?1049l", "\u001b[?6h", "\u001b[?7l", "\u001b[?7h",
        "\u001b[b", "\u001b[3b"};

    private final Random random;

    Noise(long seed) {
        random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    byte[] bytes(int pieces) {
        Bytes out = new Bytes();
        for (int i = 0; i < pieces; i++) {
            piece(out);
        }
        return out.toArray();
    }

    byte[] raw(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private void piece(Bytes out) {
        switch (below(16)) {
            case 0:
            case 1:
                out.add(control());
                return;
            case 2:
            case 3:
                csi(out);
                return;
            case 4:
                colours(out);
                return;
            case 5:
                utf8(out, ESCAPES[below(ESCAPES.length)]);
                return;
            case 6:
                out.text("\u001b[?").number(PRIVATE[below(PRIVATE.length)]).add(below(2) == 0 ? 'h' : 'l');
                return;
            case 7:
                out.text("\u001b[").number(below(9) + 1).text(";").number(below(14) + 1).add("Hfr".charAt(below(3)));
                return;
            case 8:
                out.add(raw(1 + below(3)));
                return;
            case 9:
                cut(out);
                return;
            default:
                utf8(out, TEXT[below(TEXT.length)]);
        }
    }

    private int control() {
        return below(3) == 0 ? below(32) : "\r\n\t\b\n".charAt(below(5));
    }

    private void csi(Bytes out) {
        out.text("\u001b[");
        for (int i = below(3); i > 0; i--) {
            out.number(number()).text(below(12) == 0 ? ":" : ";");
        }
        out.text(below(3) == 0 ? "" : Integer.toString(number())).add(FINALS.charAt(below(FINALS.length())));
    }

    private int number() {
        return below(20) == 0 ? below(Integer.MAX_VALUE) : below(8) == 0 ? below(120) : below(6);
    }

    private void colours(Bytes out) {
        String[] some = {"0", "", "1", "7", "4", "4:3", "31", "97",
            "48;5;" + below(300), "38;2;1;2;" + below(300), "38:2::9:8:7", "53", "58;5;3", "48;5", "104"};
        out.text("\u001b[").text(some[below(some.length)]).text(";").text(some[below(some.length)]).text("m");
    }

    /** A sequence or character that lacks its end, or one long past any bound. */
    private void cut(Bytes out) {
        String[] some = {"\u001b", "\u001b[", "\u001b[?", "\u001b[1;", "\u001b[38:", "\u001b]2;ab", "\u001b(",
            "\u001b[1 ", "\u001b[ !\"", "\u001b[1?", "\u001bP", "\u001b !\"",
            "\u001b[" + "9;".repeat(40), "\u001b]0;" + "t".repeat(below(40) == 0 ? 5000 : 9)};
        out.text(some[below(some.length)]);
        if (below(3) == 0) {
            byte[] whole = "\ud83d\ude00".getBytes(StandardCharsets.UTF_8);
            out.add(whole, 0, 1 + below(3));
        }
    }

    private static void utf8(Bytes out, String text) {
        out.add(text.getBytes(StandardCharsets.UTF_8));
    }
}
