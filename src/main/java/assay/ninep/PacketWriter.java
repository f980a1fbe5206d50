package assay.ninep;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Writes fields as they travel: little-endian, texts and lists behind their counts. */
final class PacketWriter implements FieldWriter {

    private static final int USUAL = 128;

    private ByteBuffer packet = ByteBuffer.allocate(USUAL).order(ByteOrder.LITTLE_ENDIAN);

    private ByteBuffer room(int more) {
        if (packet.remaining() < more) {
            ByteBuffer larger = ByteBuffer.allocate(Math.max(2 * packet.capacity(), packet.position() + more));
            packet = larger.order(ByteOrder.LITTLE_ENDIAN).put(packet.flip());
        }
        return packet;
    }

    @Override
    public PacketWriter u8(String name, int value) {
        room(1).put((byte) value);
        return this;
    }

    @Override
    public PacketWriter u16(String name, int value) {
        room(2).putShort((short) value);
        return this;
    }

    @Override
    public PacketWriter u32(String name, int value) {
        room(4).putInt(value);
        return this;
    }

    @Override
    public PacketWriter u64(String name, long value) {
        room(8).putLong(value);
        return this;
    }

    @Override
    public PacketWriter string(String name, String value) {
        byte[] bytes = Text.encode(value);
        u16(name, count(name, bytes.length));
        room(bytes.length).put(bytes);
        return this;
    }

    @Override
    public PacketWriter data(String name, byte[] value) {
        u32(name, value.length);
        room(value.length).put(value);
        return this;
    }

    @Override
    public PacketWriter names(String name, List<String> value) {
        u16(name, count(name, value.size()));
        value.forEach(each -> string(name, each));
        return this;
    }

    @Override
    public PacketWriter qid(String name, Qid value) {
        return u8(name, value.type()).u32(name, value.vers()).u64(name, value.path());
    }

    @Override
    public PacketWriter qids(String name, List<Qid> value) {
        u16(name, count(name, value.size()));
        value.forEach(each -> qid(name, each));
        return this;
    }

    /** A stat in a message: its count, and then the entry with its own. */
    @Override
    public PacketWriter dir(String name, Dir value) {
        int at = packet.position();
        u16(name, 0).entry(value);
        packet.putShort(at, (short) count(name, packet.position() - at - 2));
        return this;
    }

    /** A stat as it stands in a directory. */
    void entry(Dir value) {
        int at = packet.position();
        u16("size", 0);
        value.write(this);
        packet.putShort(at, (short) count("stat", packet.position() - at - 2));
    }

    private static int count(String name, int count) {
        if (count > 0xffff) {
            throw new IllegalArgumentException(name + " is too long for a message of 9P: " + count + " is more than 65535");
        }
        return count;
    }

    /** Puts the size in front of all that was written. */
    byte[] finish() {
        packet.putInt(0, packet.position());
        return toByteArray();
    }

    byte[] toByteArray() {
        return packet.position() == packet.capacity() ? packet.array() : Arrays.copyOf(packet.array(), packet.position());
    }
}
