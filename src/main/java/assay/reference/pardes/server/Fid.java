package assay.reference.pardes.server;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import assay.ninep.Dir;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Node;
import assay.reference.pardes.tree.Opened;

/** A client's name for a file, and the use that it has of it. */
final class Fid {

    private final Node node;
    private int mode = -1;
    private Opened opened;
    private List<byte[]> listing;
    private int nextEntry;
    private long nextOffset;

    Fid(Node node) {
        this.node = node;
    }

    Node node() {
        return node;
    }

    void needLiving() {
        if (node.isGone()) {
            throw new Refusal("deleted window");
        }
    }

    boolean isOpen() {
        return mode >= 0;
    }

    void open(int wanted) {
        opened = node.isDirectory() ? null : node.open().begin();
        mode = wanted;
    }

    Opened opened() {
        return opened;
    }

    boolean reads() {
        return mode == 0 || mode == 2;
    }

    boolean writes() {
        return mode == 1 || mode == 2;
    }

    /** Whole entries of a directory, as they were at the first read. */
    byte[] entries(long offset, int count, Stats stats) {
        if (listing == null) {
            listing = new ArrayList<>();
            node.entries().forEach(entry -> listing.add(stats.of(entry).bytes()));
        }
        if (offset == 0) {
            nextEntry = 0;
            nextOffset = 0;
        }
        if (offset != nextOffset) {
            throw new Refusal("bad offset in directory read");
        }
        return next(count);
    }

    private byte[] next(int count) {
        byte[] some = new byte[0];
        while (nextEntry < listing.size() && some.length + listing.get(nextEntry).length <= count) {
            byte[] entry = listing.get(nextEntry++);
            some = Arrays.copyOf(some, some.length + entry.length);
            System.arraycopy(entry, 0, some, some.length - entry.length, entry.length);
        }
        if (some.length == 0 && nextEntry < listing.size()) {
            throw new Refusal("count too small");
        }
        nextOffset += some.length;
        return some;
    }

    /** Makes what a stat tells. */
    interface Stats {
        Dir of(Node node);
    }

    /** It is used no more. */
    void end() {
        if (opened != null) {
            opened.end();
        }
    }
}
