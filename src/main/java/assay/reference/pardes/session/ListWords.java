package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

import assay.reference.pardes.edit.LineSearch;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** Words that list something in a scratch pane. */
final class ListWords {

    private final Session session;

    ListWords(Session session) {
        this.session = session;
    }

    void addTo(Builtins words) {
        words.add("Recent", "lists the files opened or written last", (context, line) -> list(context, "+Recent", session.recent().told()));
        words.add("Jumplist", "lists where the focus was", (context, line) -> list(context, "+Jumplist", jumps()));
        words.add("Messages", "lists what failed and what was told", (context, line) -> list(context, "+Messages", session.log().messages()));
        words.addSlow("Find", "lists the files below whose names hold a text", this::find);
        words.addSlow("Grep", "lists the lines of the files below that match an expression", this::grep);
    }

    private void list(Context context, String name, String text) {
        String directory = Names.absolute(session.directory(), "./");
        session.outputs().show(directory + name, context.pane(), text.getBytes(StandardCharsets.UTF_8));
    }

    private String jumps() {
        StringBuilder lines = new StringBuilder();
        session.arrangement().jumps().places().forEach(pane ->
                lines.append(pane.serial()).append(' ').append(Shown.of(pane.name())).append('\n'));
        return lines.toString();
    }

    private Later find(Context context, Line line) {
        need(line, "Find");
        Sweep sweep = new Sweep(session.directoryOf(context.pane()));
        return inTheBackground(context, "+Find", () -> sweep.named(line.argument()));
    }

    private Later grep(Context context, Line line) {
        need(line, "Grep");
        Sweep sweep = new Sweep(session.directoryOf(context.pane()));
        LineSearch search = new LineSearch(line.argument());
        return inTheBackground(context, "+Grep", () -> sweep.holding(search));
    }

    private static void need(Line line, String word) {
        if (!line.hasArgument()) {
            throw new Refusal(word + ": nothing to look for");
        }
    }

    /** Others are served meanwhile; only what was found is put into the session by its own thread. */
    private Later inTheBackground(Context context, String name, Supplier<byte[]> work) {
        Later later = new Later();
        String pane = session.directoryOf(context.pane()) + name;
        Thread thread = new Thread(() -> {
            Refusal[] failure = {null};
            try {
                byte[] found = attempt(work, failure);
                session.loop().hand(() -> finish(later, failure[0], pane, context.pane(), found));
            } catch (RuntimeException | Error defect) {
                session.loop().hand(() -> {
                    throw new IllegalStateException("a scan of the disk failed", defect);
                });
            }
        }, name);
        thread.setDaemon(true);
        thread.start();
        return later;
    }

    private static byte[] attempt(Supplier<byte[]> work, Refusal[] failure) {
        try {
            return work.get();
        } catch (Refusal refusal) {
            failure[0] = refusal;
            return new byte[0];
        }
    }

    private void finish(Later later, Refusal failure, String name, Pane near, byte[] found) {
        Refusal why = failure;
        if (why == null) {
            try {
                session.outputs().show(name, near, found);
            } catch (Refusal refusal) {
                why = refusal;
            }
        }
        later.done(why);
    }
}
