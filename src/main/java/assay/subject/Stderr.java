package assay.subject;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * What a process wrote to its standard error: whole if it is short, else its beginning and its end.
 *
 * <p>Kept as bytes, because a character may arrive in two halves.
 */
final class Stderr {

    /** Bytes kept at each end. */
    static final int END = 1 << 15;

    private final ByteArrayOutputStream head = new ByteArrayOutputStream();
    private final byte[] tail = new byte[END];
    private long afterHead;

    void add(ByteBuffer said) {
        while (said.hasRemaining()) {
            if (head.size() < END) {
                head.write(said.get());
            } else {
                tail[(int) (afterHead++ % END)] = said.get();
            }
        }
    }

    boolean isEmpty() {
        return head.size() == 0;
    }

    private String leftOut() {
        return afterHead <= END ? "" : "\n... " + (afterHead - END) + " bytes left out ...\n";
    }

    @Override
    public String toString() {
        int kept = (int) Math.min(afterHead, END);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head.toByteArray());
        all.writeBytes(leftOut().getBytes(StandardCharsets.UTF_8));
        for (long i = afterHead - kept; i < afterHead; i++) {
            all.write(tail[(int) (i % END)]);
        }
        return all.toString(StandardCharsets.UTF_8);
    }
}
