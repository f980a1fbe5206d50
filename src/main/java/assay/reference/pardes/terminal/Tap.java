package assay.reference.pardes.terminal;

import java.util.Arrays;

/** What a terminal says, kept for one reader. */
public final class Tap {

    private static final int MOST = 256 << 10;

    private byte[] waiting = {};
    private boolean over;

    /** Keeps more; of too much, the oldest goes. */
    public void hear(byte[] output) {
        byte[] all = Arrays.copyOf(waiting, waiting.length + output.length);
        System.arraycopy(output, 0, all, waiting.length, output.length);
        waiting = all.length > MOST ? Arrays.copyOfRange(all, all.length - MOST, all.length) : all;
    }

    /** Nothing more will come. */
    public void end() {
        over = true;
    }

    /** The next bytes; none at the end, and null if there are none yet. */
    public byte[] read(int count) {
        if (waiting.length == 0) {
            return over ? waiting : null;
        }
        byte[] some = Arrays.copyOf(waiting, Math.min(count, waiting.length));
        waiting = Arrays.copyOfRange(waiting, some.length, waiting.length);
        return some;
    }
}
