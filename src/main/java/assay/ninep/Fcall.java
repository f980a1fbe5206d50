package assay.ninep;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import assay.channel.Message;

/**
 * One message of 9P2000: a request of a client, a reply of a server, or a packet that is neither.
 *
 * <p>Numbers are unsigned in the Java type of their width. Each message lists its fields once to write and once to read;
 * the packet and the printed line both come of that list.
 */
public sealed interface Fcall extends Message permits Tmessage, Rmessage, Unreadable {

    /** The tag of a message that belongs to no conversation yet; in the notation it is left out. */
    int NOTAG = 0xffff;
    /** The fid that is none. */
    int NOFID = 0xffff_ffff;
    /** Bytes before the fields: size, kind and tag. */
    int HEADER = 7;
    /** The error answer of 9P2000.L, which is none here. */
    int RLERROR = 7;
    /** The most names of one walk. */
    int MAXWELEM = 16;

    /** What a request and its reply have in common, below {@link #NOTAG}. */
    int tag();

    /** The number of the message's kind. */
    default int type() {
        return Kind.of(this).number();
    }

    /** Writes the fields behind the tag, in order. */
    void write(FieldWriter out);

    @Override
    default byte[] bytes() {
        PacketWriter packet = new PacketWriter();
        packet.u32("size", 0).u8("type", type()).u16("tag", tag());
        write(packet);
        return packet.finish();
    }

    @Override
    default String notation() {
        return Notation.print(this);
    }

    /** The same message under another tag. */
    default Fcall tagged(int tag) {
        byte[] packet = bytes().clone();
        ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN).putShort(5, (short) tag);
        return decode(packet);
    }

    /**
     * Reads a whole packet.
     *
     * @param packet from its size to its end, at least {@value #HEADER} bytes
     * @return an {@link Unreadable} if it is no message, or does not fit its message exactly
     */
    static Fcall decode(byte[] packet) {
        PacketReader in = new PacketReader(packet);
        in.u32("size");
        int type = in.u8("type");
        int tag = in.u16("tag");
        return Kind.of(type)
                .map(kind -> whole(kind.read(tag, in), in, packet))
                .orElseGet(() -> new Unreadable(type, tag, strange(type), packet));
    }

    /** A server that speaks another 9P alone says so in a message of that one. */
    private static String strange(int type) {
        return type == RLERROR ? "kind 7 is Rlerror: a server of 9P2000.L refuses with it" : "there is no kind " + type;
    }

    private static Fcall whole(Fcall message, PacketReader in, byte[] packet) {
        return in.complaint()
                .<Fcall>map(why -> new Unreadable(message.type(), message.tag(), why, packet))
                .orElse(message);
    }
}
