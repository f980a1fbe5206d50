package assay.reference.pardes.session;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.function.Supplier;

import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Utf8;

/** What happened to a pane's text and tag, queued for who reads its events. */
public final class Events implements Document.Witness {

    private static final int MOST = 256 << 10;
    private static final int TOLD = 256;

    private final Document document;
    private final Supplier<Character> origin;
    private final Deque<byte[]> records = new ArrayDeque<>();
    private int size;
    private int opens;

    Events(Document document, Supplier<Character> origin) {
        this.document = document;
        this.origin = origin;
    }

    /** Somebody reads them from now on. */
    public void open() {
        if (opens++ == 0) {
            document.tell(this);
        }
    }

    /** Somebody does not any more; with the last one the queue is emptied. */
    public void close() {
        if (--opens == 0) {
            document.stopTelling(this);
            records.clear();
            size = 0;
        }
    }

    @Override
    public void changes(Span gone, byte[] with) {
        tell('D', 'I', gone, with);
    }

    /** The users' part of the tag changes. */
    void tagChanges(Span gone, byte[] with) {
        if (opens > 0) {
            tell('d', 'i', gone, with);
        }
    }

    private void tell(char delete, char insert, Span gone, byte[] with) {
        if (!gone.isEmpty()) {
            add(delete, gone, new byte[0], 0);
        }
        int count = Utf8.count(with, 0, with.length);
        if (count > 0) {
            boolean told = count < TOLD;
            add(insert, new Span(gone.from(), gone.from() + count), told ? with : new byte[0], told ? count : 0);
        }
    }

    private void add(char type, Span span, byte[] text, int count) {
        ByteArrayOutputStream record = new ByteArrayOutputStream();
        String head = "" + origin.get() + type + span.from() + " " + span.to() + " 0 " + count + " ";
        record.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        record.writeBytes(text);
        record.write('\n');
        records.addLast(record.toByteArray());
        size += record.size();
        while (size > MOST) {
            size -= records.removeFirst().length;
        }
    }

    /** As many bytes as are asked for, as far as there are any; null if there are none yet. */
    public byte[] read(int count) {
        if (records.isEmpty()) {
            return null;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        while (!records.isEmpty() && out.size() < count) {
            byte[] record = records.removeFirst();
            int taken = Math.min(record.length, count - out.size());
            out.write(record, 0, taken);
            if (taken < record.length) {
                records.addFirst(Arrays.copyOfRange(record, taken, record.length));
            }
        }
        size -= out.size();
        return out.toByteArray();
    }
}
