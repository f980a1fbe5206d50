package assay.reference.pardes.tree;

import java.nio.charset.StandardCharsets;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Listings;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Span;

/** A pane's address, as two positions; it is at the start when nobody had it open. */
final class AddressFile extends Opened {

    private final Session session;
    private final Pane pane;
    private final Uses uses;
    private byte[] current;

    AddressFile(File file, Session session, Pane pane, Uses uses) {
        super(file);
        this.session = session;
        this.pane = pane;
        this.uses = uses;
    }

    @Override
    public Opened begin() {
        if (uses.open(Uses.Of.ADDRESS, pane) == 0) {
            pane.addr().set(Span.START);
        }
        return this;
    }

    /** Two positions, each as wide as a number of a listing. */
    static byte[] told(Span span, Pane pane) {
        Span there = span.within(pane.text().characters());
        return (Listings.number(there.from()) + Listings.number(there.to())).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public byte[] read(long offset, int count) {
        if (current == null || offset == 0) {
            current = told(pane.addr().span(), pane);
        }
        return part(current, offset, count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        pane.addr().set(session.find(data, pane, pane.addr().span(), pane.limit()));
        return null;
    }

    @Override
    public void end() {
        uses.close(Uses.Of.ADDRESS, pane);
    }
}
