package assay.reference.pardes.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;

/** One use of a file, from its open to its clunk. */
public abstract class Opened {

    private final File file;
    private final List<String> messages = new ArrayList<>();
    private boolean failed;

    Opened(File file) {
        this.file = file;
    }

    final File file() {
        return file;
    }

    /** The context of a request on it. */
    public final Context context() {
        return file.context(this);
    }

    /** Whether what is written is text of a body or a tag. */
    public final boolean writesText() {
        return file.holdsText();
    }

    /** The file was opened. @return itself */
    public Opened begin() {
        return this;
    }

    /**
     * Bytes from an offset on; none at the end.
     *
     * @return null if there are none yet: then it is asked again after each change
     */
    public abstract byte[] read(long offset, int count);

    /**
     * Takes what is written, as one request.
     *
     * @param full whether the message was as long as one can be, so that more of a line may follow
     * @return null if it is done, or else what to wait for
     */
    public abstract Later write(Context context, byte[] data, boolean full);

    /** Runs what still waits, at the clunk. */
    public Later finish(Context context) {
        return null;
    }

    /** A request was taken: what it has to tell waits for the clunk, since a later one may fail. */
    public final void taken(Context context) {
        messages.addAll(context.messages());
    }

    /** A request failed: of what was to be told, nothing is, and nothing waits any more. */
    public void failed() {
        failed = true;
    }

    /** What is to be told at the clunk. */
    public final List<String> messages() {
        return failed ? List.of() : messages;
    }

    /** It is used no more, for whatever reason. */
    public void end() {
        // Most uses leave nothing behind.
    }

    /** A part of a text that is all there. */
    static byte[] part(byte[] text, long offset, int count) {
        if (offset < 0 || offset >= text.length) {
            return new byte[0];
        }
        int from = (int) offset;
        return Arrays.copyOfRange(text, from, (int) Math.min(text.length, from + (long) count));
    }
}
