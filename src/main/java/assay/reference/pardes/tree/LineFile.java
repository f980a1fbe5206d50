package assay.reference.pardes.tree;

import java.util.Arrays;
import java.util.function.Supplier;

import assay.reference.pardes.session.Context;
import assay.reference.pardes.session.Editing;
import assay.reference.pardes.session.Later;
import assay.reference.pardes.session.Line;
import assay.reference.pardes.session.Patience;
import assay.reference.pardes.session.Session;
import assay.reference.pardes.text.Refusal;

/** A file that takes lines and runs each once it is whole. */
final class LineFile extends Opened {

    /** Runs one line that is not empty. */
    interface Running {
        Later run(Context context, byte[] line);
    }

    private static final int LONGEST = 1 << 20;
    private static final byte[] NOTHING = {};

    private final Session session;
    private final Supplier<byte[]> text;
    private final Running running;
    private final boolean edits;
    private final Kept waiting;
    private final Kept current;

    /**
     * @param text what it reads as, or null
     * @param edits whether a line that begins with the word for editing may take more lines
     */
    LineFile(File file, Session session, Supplier<byte[]> text, boolean edits, Running running) {
        super(file);
        this.session = session;
        this.text = text;
        this.edits = edits;
        this.running = running;
        waiting = new Kept(session.keeping());
        current = new Kept(session.keeping());
    }

    @Override
    public byte[] read(long offset, int count) {
        return current.part(offset == 0, text, offset, count);
    }

    @Override
    public Later write(Context context, byte[] data, boolean full) {
        byte[] before = taken();
        byte[] all = Arrays.copyOf(before, before.length + data.length);
        System.arraycopy(data, 0, all, before.length, data.length);
        return new Round(context, all, full).go();
    }

    @Override
    public Later finish(Context context) {
        byte[] rest = taken();
        return rest.length == 0 ? null : new Round(context, rest, false).go();
    }

    @Override
    public void failed() {
        super.failed();
        waiting.set(null);
    }

    private byte[] taken() {
        byte[] rest = waiting.bytes();
        waiting.set(null);
        return rest == null ? NOTHING : rest;
    }

    @Override
    public void end() {
        waiting.set(null);
        current.set(null);
        Context context = context();
        if (context.pane() != null) {
            context.pane().forgetOwner(this);
        }
    }

    /** The lines of one write. */
    private final class Round {
        private final Context context;
        private final byte[] all;
        private final boolean more;
        private final Patience patience = new Patience(System::nanoTime);
        private int at;

        private Round(Context context, byte[] all, boolean more) {
            this.context = context;
            this.all = all;
            this.more = more;
        }

        private Later go() {
            while (at < all.length && session.closing().status() < 0) {
                int end = end();
                boolean whole = end < all.length;
                if (end - at > LONGEST) {
                    throw new Refusal("line too long");
                }
                if (!whole && more) {
                    waiting.set(Arrays.copyOfRange(all, at, all.length));
                    break;
                }
                Later later = one(Line.strip(all, at, end), Math.min(all.length, end + 1));
                if (later != null) {
                    return later.then(this::go);
                }
            }
            return null;
        }

        private int end() {
            int end = at;
            while (end < all.length && all[end] != '\n') {
                end++;
            }
            return end;
        }

        private Later one(byte[] line, int next) {
            int begin = at;
            at = next;
            if (line.length == 0) {
                return null;
            }
            if (context.pane() == null || context.pane().isClosed()) {
                throw new Refusal("deleted window");
            }
            Line parsed = Line.of(line);
            patience.begin(parsed.word());
            if (!edits || !parsed.word().equals("Edit")) {
                return running.run(context, line);
            }
            edit(parsed, begin);
            return null;
        }

        private void edit(Line line, int begin) {
            byte[] rest = Arrays.copyOfRange(all, at, all.length);
            Editing.Taken taken = new Editing(session).edit(context, line.argument(), rest, more);
            if (taken.wanted()) {
                if (all.length - begin > LONGEST) {
                    throw new Refusal("line too long");
                }
                waiting.set(Arrays.copyOfRange(all, begin, all.length));
                at = all.length;
            } else {
                at = Math.min(all.length, at + taken.taken());
            }
        }
    }
}
