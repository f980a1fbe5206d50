package assay.ninep;

import java.util.Arrays;

/**
 * A whole packet that is no message.
 *
 * @param type the number of its kind, known or not
 * @param why what is wrong with it
 * @param bytes the packet, from its size on; not to be changed
 */
public record Unreadable(int type, int tag, String why, byte[] bytes) implements Fcall {

    /** Whether there is such a kind of message, so that only its fields are wrong. */
    public boolean known() {
        return Kind.of(type).isPresent();
    }

    @Override
    public void write(FieldWriter out) {
        out.string("why", why).data("packet", bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Unreadable that && why.equals(that.why) && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}
