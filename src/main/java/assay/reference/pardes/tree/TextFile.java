package assay.reference.pardes.tree;

import java.util.function.Supplier;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;

/** A file whose text is made when it is read, and which takes each write as one request. */
final class TextFile extends Opened {

    /** When its text is made anew. */
    enum Made {
        /** At the first read, and after a write: pieces always are those of one text. */
        ONCE,
        /** At each read from the start. */
        FROM_THE_START
    }

    /** Takes what is written. */
    interface Writing {
        void write(Context context, byte[] data);
    }

    private final Made made;
    private final Supplier<byte[]> text;
    private final Writing writing;
    private final Kept current;

    TextFile(File file, Session session, Made made, Supplier<byte[]> text, Writing writing) {
        super(file);
        this.made = made;
        this.text = text;
        this.writing = writing;
        current = new Kept(session.keeping());
    }

    @Override
    public byte[] read(long offset, int count) {
        return current.part(made == Made.FROM_THE_START && offset == 0, text, offset, count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        if (writing == null) {
            throw new Refusal("permission denied");
        }
        current.set(null);
        writing.write(context, data);
        return null;
    }

    @Override
    public void end() {
        current.set(null);
    }
}
