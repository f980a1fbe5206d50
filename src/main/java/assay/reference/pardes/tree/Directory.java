package assay.reference.pardes.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import assay.reference.pardes.text.Refusal;

/** A directory, whose entries are asked for when somebody reads them. */
final class Directory extends Node {

    private final Node parent;
    private final Function<Directory, List<Node>> entries;
    private final Supplier<Boolean> gone;
    private final Runnable removal;

    /** @param parent null for the root, which is above itself */
    Directory(String name, long path, Node parent, Supplier<Boolean> gone, Runnable removal, Function<Directory, List<Node>> entries) {
        super(name, 0555, path);
        this.parent = parent;
        this.gone = gone;
        this.removal = removal;
        this.entries = entries;
    }

    static void cannotRemove() {
        throw new Refusal("permission denied");
    }

    @Override
    public boolean isDirectory() {
        return true;
    }

    @Override
    public boolean isGone() {
        return gone.get();
    }

    @Override
    public List<Node> entries() {
        return entries.apply(this);
    }

    @Override
    public Optional<Node> entry(String wanted) {
        return entries().stream().filter(node -> node.name().equals(wanted)).findFirst();
    }

    @Override
    public Node parent() {
        return parent == null ? this : parent;
    }

    @Override
    public Opened open() {
        throw new IllegalStateException("a directory is read entry by entry");
    }

    @Override
    public void truncate() {
        throw new Refusal("permission denied");
    }

    @Override
    public void remove() {
        removal.run();
    }
}
