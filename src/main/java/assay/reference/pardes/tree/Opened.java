package assay.reference.pardes.tree;

import java.util.Arrays;
import java.util.List;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;

/** One use of a file, from its open to its clunk. */
public abstract class Opened {

    private final File file;

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

    /** Whether it says by itself what it reads as once its pane has been closed. */
    public boolean outlivesItsPane() {
        return false;
    }

    /** Runs what still waits, at the clunk. */
    public Later finish(Context context) {
        return null;
    }

    /** What was to be told and is, now that all went well. */
    public List<String> messages() {
        return List.of();
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
