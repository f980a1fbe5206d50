package assay.reference.pardes.session;

import java.util.Arrays;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/** Events that a client writes back to have them carried out. */
public final class EventRecords {

    private final Session session;
    private final Executing executing;

    public EventRecords(Session session) {
        this.session = session;
        executing = new Executing(session);
    }

    /** One record: what is executed or looked for. */
    private record Event(char type, Span span) {

        boolean executes() {
            return type == 'x' || type == 'X';
        }

        boolean inTag() {
            return Character.isLowerCase(type);
        }
    }

    /** Carries out the records of one write, in order; the first that fails ends it. */
    public Later write(Context context, byte[] data) {
        return new Chain(context, new Reader(data)).go();
    }

    /** The records of one write that are still to be carried out. */
    private final class Chain {
        private final Context context;
        private final Reader records;
        private final Patience patience = new Patience(System::nanoTime);

        private Chain(Context context, Reader records) {
            this.context = context;
            this.records = records;
        }

        private Later go() {
            while (records.hasMore() && session.closing().status() < 0) {
                Later later = run(context, records.one(), patience);
                if (later != null) {
                    return later.then(this::go);
                }
            }
            return null;
        }
    }

    private Later run(Context context, Event event, Patience patience) {
        Pane pane = context.pane();
        if (pane.isClosed()) {
            throw new Refusal("deleted window");
        }
        Text text = event.inTag() ? new Text(pane.tag()) : pane.text();
        if (event.span().to() > text.characters()) {
            throw bad();
        }
        byte[] words = withoutEnds(expanded(text, event.span()));
        if (words.length == 0) {
            return null;
        }
        patience.begin(Line.of(words).word());
        if (!event.executes()) {
            return executing.look(context, words);
        }
        return executing.execute(context, words);
    }

    /** A whole line is selected with its end, which is no part of the command. */
    private static byte[] withoutEnds(byte[] selected) {
        int from = 0;
        int to = selected.length;
        while (from < to && selected[from] == '\n') {
            from++;
        }
        while (to > from && selected[to - 1] == '\n') {
            to--;
        }
        return Line.strip(selected, from, to);
    }

    /** Nothing stands for the run of characters around it that are neither blank nor a colon. */
    private static byte[] expanded(Text text, Span span) {
        byte[] all = text.whole();
        int from = text.offset(span.from());
        int to = text.offset(span.to());
        while (span.isEmpty() && from > 0 && isPart(all[from - 1])) {
            from--;
        }
        while (span.isEmpty() && to < all.length && isPart(all[to])) {
            to++;
        }
        return Arrays.copyOfRange(all, from, to);
    }

    private static boolean isPart(byte one) {
        return one != ':' && one != '\n' && !Line.isBlank(one);
    }

    private static Refusal bad() {
        return new Refusal("bad event syntax");
    }

    /** Takes the records of a write apart, short ones and full ones. */
    private static final class Reader {
        private final byte[] data;
        private int at;

        private Reader(byte[] data) {
            this.data = data;
        }

        private boolean hasMore() {
            return at < data.length;
        }

        private Event one() {
            if (at + 2 > data.length || "EFKM".indexOf(data[at]) < 0 || "xXlLrR".indexOf(data[at + 1]) < 0) {
                throw bad();
            }
            char type = (char) data[at + 1];
            at += 2;
            int from = number();
            expect(' ');
            int to = number();
            if (at < data.length && data[at] == ' ') {
                at++;
                full();
            }
            expect('\n');
            if (from > to) {
                throw bad();
            }
            return new Event(type, new Span(from, to));
        }

        /** The rest of a full record: a flag, and a text that only counts. */
        private void full() {
            if (at < data.length && data[at] == '\n') {
                return;
            }
            number();
            expect(' ');
            int count = number();
            expect(' ');
            int end = Utf8.skip(data, at, data.length, count);
            if (Utf8.count(data, at, end) < count) {
                throw bad();
            }
            at = end;
        }

        private int number() {
            int begin = at;
            long value = 0;
            while (at < data.length && data[at] >= '0' && data[at] <= '9') {
                value = Math.min(Integer.MAX_VALUE, value * 10 + data[at++] - '0');
            }
            if (at == begin) {
                throw bad();
            }
            return (int) value;
        }

        private void expect(char wanted) {
            if (at >= data.length || data[at++] != wanted) {
                throw bad();
            }
        }
    }
}
