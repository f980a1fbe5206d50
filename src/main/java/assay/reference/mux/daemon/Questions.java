package assay.reference.mux.daemon;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes out of a program's output the questions that the session's own screen answers: the window of a client would
 * answer once more, and the program would take that for something typed.
 *
 * <p>These are DA ({@code c}), DSR of 5 and 6 ({@code n}) and DECRQM ({@code $p}). What may become one is kept back until
 * that is known.
 */
final class Questions {

    private static final int ESCAPE = 0x1b;
    private static final int LONGEST = 24;

    private final ByteArrayOutputStream begun = new ByteArrayOutputStream(LONGEST);

    /** The output without questions. */
    byte[] without(byte[] output) {
        if (begun.size() == 0 && !holdsEscape(output)) {
            return output;
        }
        ByteArrayOutputStream kept = new ByteArrayOutputStream(output.length + LONGEST);
        for (byte octet : output) {
            take(octet & 0xff, kept);
        }
        return kept.toByteArray();
    }

    /** What had begun is painted anew by other means. */
    void forget() {
        begun.reset();
    }

    private static boolean holdsEscape(byte[] output) {
        for (byte octet : output) {
            if (octet == ESCAPE) {
                return true;
            }
        }
        return false;
    }

    private void take(int octet, ByteArrayOutputStream kept) {
        if (begun.size() == 0 && octet != ESCAPE) {
            kept.write(octet);
            return;
        }
        if (octet == ESCAPE) {
            release(kept);
        }
        begun.write(octet);
        if (!mayGoOn(octet)) {
            if (isQuestion(octet)) {
                begun.reset();
            } else {
                release(kept);
            }
        }
    }

    private void release(ByteArrayOutputStream kept) {
        kept.writeBytes(begun.toByteArray());
        begun.reset();
    }

    private boolean mayGoOn(int octet) {
        return switch (begun.size()) {
            case 1 -> true;
            case 2 -> octet == '[';
            default -> begun.size() < LONGEST && octet >= 0x20 && octet < 0x40;
        };
    }

    private boolean isQuestion(int last) {
        String sequence = begun.toString(StandardCharsets.ISO_8859_1);
        if (begun.size() < 3) {
            return false;
        }
        String between = sequence.substring(2, sequence.length() - 1);
        return switch (last) {
            case 'c' -> between.matches("[>=]?0*");
            case 'n' -> between.matches("\\??0*[56]");
            case 'p' -> between.matches("\\??[0-9]*\\$");
            default -> false;
        };
    }
}
