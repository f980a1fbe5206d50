package assay.reference.pardes.terminal;

import java.io.ByteArrayOutputStream;

/** Makes the line ends of a terminal, of two characters, those of a text. */
public final class Returns {

    private boolean held;

    /** What the next bytes are in a text; a carriage return at their end waits for what follows. */
    public byte[] take(byte[] output) {
        ByteArrayOutputStream text = new ByteArrayOutputStream(output.length + 1);
        for (byte one : output) {
            if (held && one != '\n') {
                text.write('\r');
            }
            held = one == '\r';
            if (!held) {
                text.write(one);
            }
        }
        return text.toByteArray();
    }
}
