package assay.reference.pardes.tree;

import java.util.Arrays;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Pane;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** The text at a pane's address: reading moves the address on, writing replaces what it names. */
final class DataFile extends Opened {

    private final Session session;
    private final Pane pane;
    private final boolean bounded;
    private final Uses uses;

    /** @param bounded whether reading stops where the address ends */
    DataFile(File file, Session session, Pane pane, boolean bounded, Uses uses) {
        super(file);
        this.session = session;
        this.pane = pane;
        this.bounded = bounded;
        this.uses = uses;
    }

    @Override
    public Opened begin() {
        uses.open(Uses.Of.DATA, pane);
        return this;
    }

    @Override
    public byte[] read(long offset, int count) {
        Text text = pane.text();
        Span addr = pane.addr().span().within(text.characters());
        int from = text.offset(addr.from());
        int end = bounded ? text.offset(addr.to()) : text.length();
        byte[] some = whole(text.bytes(from, Math.min(end, from + Math.min(count, end - from) )), end - from, count, text, from);
        int place = text.character(from + some.length);
        pane.addr().set(bounded ? new Span(place, Math.max(place, addr.to())) : Span.at(place));
        return some;
    }

    /** What was read up to the last character that is all there. */
    private static byte[] whole(byte[] some, int left, int count, Text text, int from) {
        if (left <= count) {
            return some;
        }
        int end = some.length;
        while (end > 0 && text.offset(text.character(from + end)) != from + end) {
            end--;
        }
        if (end == 0) {
            throw new Refusal("count too small");
        }
        return Arrays.copyOf(some, end);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        Text text = pane.text();
        Span addr = pane.addr().span().within(text.characters());
        int from = text.offset(addr.from());
        pane.buffer().document().change(new Change(from, text.offset(addr.to()), data), session.request());
        pane.addr().set(Span.at(text.character(from + data.length)));
        return null;
    }

    @Override
    public void end() {
        if (uses.close(Uses.Of.DATA, pane) == 0) {
            pane.buffer().document().part();
        }
    }
}
