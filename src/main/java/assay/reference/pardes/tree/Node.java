package assay.reference.pardes.tree;

import java.util.List;
import java.util.Optional;

import assay.ninep.Qid;

/** A file or directory of the tree. It is made anew at each walk; what tells it from others is its path's number. */
public abstract class Node {

    private final String name;
    private final int mode;
    private final long path;

    /** @param path of all nodes there ever are, the only one with this number */
    Node(String name, int mode, long path) {
        this.name = name;
        this.mode = mode;
        this.path = path;
    }

    public final String name() {
        return name;
    }

    /** Its permissions. */
    public final int mode() {
        return mode;
    }

    public final boolean mayRead() {
        return (mode & 0444) != 0;
    }

    public final boolean mayWrite() {
        return (mode & 0222) != 0;
    }

    public final Qid qid() {
        return new Qid(isDirectory() ? Qid.DIRECTORY : 0, 0, path);
    }

    public abstract boolean isDirectory();

    /** Whether what it belongs to has been closed. */
    public abstract boolean isGone();

    /** What is in it. */
    public abstract List<Node> entries();

    public abstract Optional<Node> entry(String wanted);

    /** The directory above; of the root, the root. */
    public abstract Node parent();

    /** A fresh use of it. */
    public abstract Opened open();

    /** Empties it, where that means anything. */
    public abstract void truncate();

    /** Removes it, or refuses to. */
    public abstract void remove();
}
