package assay.reference.pardes.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.text.Refusal;

/** A file: what one use of it does, and on whose behalf. */
final class File extends Node {

    private final Node parent;
    private final Function<File, Opened> opening;
    private final Function<Object, Context> context;
    private final Runnable truncation;
    private final boolean holdsText;

    private File(Builder builder, Node parent, long path) {
        super(builder.name, builder.mode, path);
        this.parent = parent;
        opening = builder.opening;
        context = builder.context;
        truncation = builder.truncation;
        holdsText = builder.holdsText;
    }

    /** What a file is put together from. */
    static final class Builder {
        private final String name;
        private final int mode;
        private final Function<Object, Context> context;
        private Function<File, Opened> opening;
        private Runnable truncation = () -> { };
        private boolean holdsText;

        Builder(String name, int mode, Function<Object, Context> context) {
            this.name = name;
            this.mode = mode;
            this.context = context;
        }

        Builder opens(Function<File, Opened> wanted) {
            opening = wanted;
            return this;
        }

        Builder emptiedBy(Runnable wanted) {
            truncation = wanted;
            return this;
        }

        /** What is written to it is text of a body or a tag. */
        Builder holdingText() {
            holdsText = true;
            return this;
        }

        File build(Node parent, long path) {
            return new File(this, parent, path);
        }
    }

    boolean holdsText() {
        return holdsText;
    }

    /** A request's context. @param owner who would hold a lock */
    Context context(Object owner) {
        return context.apply(owner);
    }

    @Override
    public boolean isDirectory() {
        return false;
    }

    @Override
    public boolean isGone() {
        return parent.isGone();
    }

    @Override
    public List<Node> entries() {
        throw new Refusal("not a directory");
    }

    @Override
    public Optional<Node> entry(String wanted) {
        throw new Refusal("not a directory");
    }

    @Override
    public Node parent() {
        return parent;
    }

    @Override
    public Opened open() {
        return opening.apply(this);
    }

    @Override
    public void truncate() {
        if (!mayWrite()) {
            throw new Refusal("permission denied");
        }
        truncation.run();
    }

    @Override
    public void remove() {
        throw new Refusal("permission denied");
    }
}
