package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import assay.reference.pardes.text.Refusal;

/** The part of a tag that belongs to its users. */
public final class Tag {

    private static final int MOST = 4096;

    private byte[] text;

    Tag(String text) {
        this.text = text.getBytes(StandardCharsets.UTF_8);
    }

    public byte[] text() {
        return text;
    }

    void set(byte[] wanted) {
        text = wanted;
    }

    public void append(byte[] more) {
        if (text.length + more.length > MOST) {
            throw new Refusal("tag too long");
        }
        byte[] longer = Arrays.copyOf(text, text.length + more.length);
        System.arraycopy(more, 0, longer, text.length, more.length);
        text = longer;
    }

    public void clear() {
        text = new byte[0];
    }
}
