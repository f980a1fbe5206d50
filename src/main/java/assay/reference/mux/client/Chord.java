package assay.reference.mux.client;

import java.io.ByteArrayOutputStream;

/**
 * Finds, in what is typed, the two keys that leave a session: Ctrl-] and then {@code d}. Ctrl-] twice is one for the
 * program; before anything else it is the program's as well.
 */
final class Chord {

    private static final int LEAD = 0x1d;
    private static final int DETACH = 'd';

    private boolean led;
    private boolean complete;

    /** What of the typed bytes is for the program: all up to the chord, if that is in it. */
    byte[] rest(byte[] typed) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream(typed.length + 1);
        for (int i = 0; i < typed.length && !complete; i++) {
            take(typed[i], rest);
        }
        return rest.toByteArray();
    }

    private void take(byte octet, ByteArrayOutputStream rest) {
        if (!led) {
            led = octet == LEAD;
            if (!led) {
                rest.write(octet);
            }
            return;
        }
        led = false;
        complete = octet == DETACH;
        if (!complete) {
            rest.write(LEAD);
            if (octet != LEAD) {
                rest.write(octet);
            }
        }
    }

    boolean isComplete() {
        return complete;
    }
}
