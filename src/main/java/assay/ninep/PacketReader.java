package assay.ninep;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads fields as they travel. A field that is not all there reads as nothing, and so do those behind it; which was the
 * first is kept, so that a reader of messages is no more than a list of its fields.
 */
final class PacketReader implements FieldReader {

    private static final byte[] NOTHING = {};

    private final ByteBuffer packet;
    private String missing;

    PacketReader(byte[] packet) {
        this.packet = ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN);
    }

    private boolean has(String name, int bytes) {
        if (missing == null && bytes >= 0 && packet.remaining() >= bytes) {
            return true;
        }
        if (missing == null) {
            missing = name + " is not all there";
        }
        return false;
    }

    boolean overran() {
        return missing != null;
    }

    boolean hasMore() {
        return packet.hasRemaining();
    }

    /** What is wrong with what was read, if anything: a field that was cut, or bytes that no field took. */
    Optional<String> complaint() {
        if (missing == null && packet.hasRemaining()) {
            return Optional.of(packet.remaining() + " bytes follow the last field");
        }
        return Optional.ofNullable(missing);
    }

    @Override
    public int u8(String name) {
        return has(name, 1) ? packet.get() & 0xff : 0;
    }

    @Override
    public int u16(String name) {
        return has(name, 2) ? packet.getShort() & 0xffff : 0;
    }

    @Override
    public int u32(String name) {
        return has(name, 4) ? packet.getInt() : 0;
    }

    @Override
    public long u64(String name) {
        return has(name, 8) ? packet.getLong() : 0;
    }

    private byte[] bytes(String name, int count) {
        if (!has(name, count)) {
            return NOTHING;
        }
        byte[] bytes = new byte[count];
        packet.get(bytes);
        return bytes;
    }

    @Override
    public String string(String name) {
        return Text.decode(bytes(name, u16(name)));
    }

    @Override
    public byte[] data(String name) {
        return bytes(name, u32(name));
    }

    @Override
    public List<String> names(String name) {
        List<String> names = new ArrayList<>();
        for (int left = u16(name); left > 0 && !overran(); left--) {
            names.add(string(name));
        }
        return names;
    }

    @Override
    public Qid qid(String name) {
        return new Qid(u8(name), u32(name), u64(name));
    }

    @Override
    public List<Qid> qids(String name) {
        List<Qid> qids = new ArrayList<>();
        for (int left = u16(name); left > 0 && !overran(); left--) {
            qids.add(qid(name));
        }
        return qids;
    }

    @Override
    public Dir dir(String name) {
        PacketReader within = new PacketReader(bytes(name, u16(name)));
        Dir dir = within.entry();
        if (missing == null) {
            missing = within.complaint().map(why -> name + ": " + why).orElse(null);
        }
        return dir;
    }

    /** A stat as it stands in a directory, its own size first. */
    Dir entry() {
        PacketReader within = new PacketReader(bytes("stat", u16("size")));
        Dir dir = Dir.read(within);
        if (missing == null) {
            missing = within.complaint().orElse(null);
        }
        return dir;
    }
}
