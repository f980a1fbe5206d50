package assay.reference.pardes.tree;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.EventRecords;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;

/** What happens to a pane's text, and events written back to be carried out. */
final class EventFile extends Opened {

    private final Session session;
    private final Pane pane;

    EventFile(File file, Session session, Pane pane) {
        super(file);
        this.session = session;
        this.pane = pane;
    }

    @Override
    public Opened begin() {
        pane.events().open();
        return this;
    }

    @Override
    public byte[] read(long offset, int count) {
        if (pane.isClosed()) {
            throw new Refusal("window shut down");
        }
        return count == 0 ? new byte[0] : pane.events().read(count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        return new EventRecords(session).write(context, data);
    }

    @Override
    public void end() {
        pane.events().close();
    }
}
