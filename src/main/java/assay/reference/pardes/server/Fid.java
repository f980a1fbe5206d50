package assay.reference.pardes.server;

import java.util.Arrays;
import java.util.List;

import assay.ninep.Dir;
import assay.reference.pardes.session.Keeping;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.tree.Node;
import assay.reference.pardes.tree.Opened;

/** A client's name for a file, and the use that it has of it. */
final class Fid {

    private final Node node;
    private final Keeping keeping;
    private int mode = -1;
    private Opened opened;
    private List<byte[]> listing;
    private int nextEntry;
    private long nextOffset;

    Fid(Node node, Keeping keeping) {
        this.node = node;
        this.keeping = keeping;
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
            List<byte[]> made = node.entries().stream().map(entry -> stats.of(entry).bytes()).toList();
            keeping.replace(0, size(made));
            listing = made;
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

    private static long size(List<byte[]> entries) {
        return entries.stream().mapToLong(entry -> entry.length).sum();
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
        if (listing != null) {
            keeping.replace(size(listing), 0);
        }
    }
}
