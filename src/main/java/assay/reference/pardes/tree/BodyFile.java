package assay.reference.pardes.tree;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Text;

/** A pane's body as it is now, by bytes; what is written goes to its end. */
final class BodyFile extends Opened {

    private final Session session;
    private final Pane pane;

    BodyFile(File file, Session session, Pane pane) {
        super(file);
        this.session = session;
        this.pane = pane;
    }

    @Override
    public byte[] read(long offset, int count) {
        Text text = pane.text();
        if (offset < 0 || offset >= text.length()) {
            return new byte[0];
        }
        return text.bytes((int) offset, (int) Math.min(text.length(), offset + count));
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        int end = pane.text().length();
        pane.buffer().write(new Change(end, end, data), session.request());
        return null;
    }
}
