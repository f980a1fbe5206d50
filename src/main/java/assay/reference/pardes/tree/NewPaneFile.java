package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;

/** Makes a pane when it is opened, and reads as that pane's number. */
final class NewPaneFile extends Opened {

    private final Session session;
    private byte[] serial = {};

    NewPaneFile(File file, Session session) {
        super(file);
        this.session = session;
    }

    @Override
    public Opened begin() {
        serial = (session.opening().newPane().serial() + "\n").getBytes(StandardCharsets.US_ASCII);
        return this;
    }

    @Override
    public byte[] read(long offset, int count) {
        return part(serial, offset, count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        throw new Refusal("permission denied");
    }
}
