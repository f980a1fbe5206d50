package assay.ninep;

import java.util.ArrayList;
import java.util.List;

/**
 * What a stat tells of a file; a directory reads as one after another.
 *
 * @param type for the kernel's use
 * @param dev for the kernel's use
 * @param mode permissions, and {@link #DIRECTORY}
 * @param atime seconds since 1970
 * @param mtime seconds since 1970
 * @param length in bytes; 0 for directories
 */
public record Dir(
        int type,
        int dev,
        Qid qid,
        int mode,
        int atime,
        int mtime,
        long length,
        String name,
        String uid,
        String gid,
        String muid) {

    /** The bit of a directory's mode. */
    public static final int DIRECTORY = 0x8000_0000;

    /** A wstat that changes nothing: every number all ones, every text empty. */
    public static final Dir UNTOUCHED =
            new Dir(0xffff, -1, new Qid(0xff, -1, -1), -1, -1, -1, -1, "", "", "", "");

    /** The same with another length, as a wstat asks for. */
    public Dir withLength(long another) {
        return new Dir(type, dev, qid, mode, atime, mtime, another, name, uid, gid, muid);
    }

    /** The same with another name, as a wstat asks for. */
    public Dir withName(String another) {
        return new Dir(type, dev, qid, mode, atime, mtime, length, another, uid, gid, muid);
    }

    static Dir read(FieldReader in) {
        return new Dir(
                in.u16("type"),
                in.u32("dev"),
                in.qid("qid"),
                in.u32("mode"),
                in.u32("atime"),
                in.u32("mtime"),
                in.u64("length"),
                in.string("name"),
                in.string("uid"),
                in.string("gid"),
                in.string("muid"));
    }

    void write(FieldWriter out) {
        out.u16("type", type)
                .u32("dev", dev)
                .qid("qid", qid)
                .u32("mode", mode)
                .u32("atime", atime)
                .u32("mtime", mtime)
                .u64("length", length)
                .string("name", name)
                .string("uid", uid)
                .string("gid", gid)
                .string("muid", muid);
    }

    /** The entry as it travels, its own size first. */
    public byte[] bytes() {
        PacketWriter entry = new PacketWriter();
        entry.entry(this);
        return entry.toByteArray();
    }

    /**
     * Reads what a directory's file gives.
     *
     * @throws IllegalArgumentException if it holds anything but whole entries
     */
    public static List<Dir> entries(byte[] listing) {
        PacketReader in = new PacketReader(listing);
        List<Dir> entries = new ArrayList<>();
        while (in.hasMore()) {
            entries.add(in.entry());
            if (in.overran()) {
                throw new IllegalArgumentException("entry " + entries.size() + " of a directory is no whole entry: "
                        + in.complaint().orElseThrow());
            }
        }
        return entries;
    }
}
