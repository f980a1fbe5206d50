package assay.reference.pardes.session;

import java.nio.charset.StandardCharsets;
import java.util.List;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Shown;

/** Carries out the lines of the files that take commands. */
public final class Executing {

    private final Session session;

    public Executing(Session session) {
        this.session = session;
    }

    /** A line of a look file. */
    public Later look(Context context, byte[] line) {
        session.looking().look(context, line);
        return null;
    }

    /** A line of an exec file: a word of the session's, or else a shell command. */
    public Later execute(Context context, byte[] line) {
        Line parsed = Line.of(line);
        if (session.builtins().knows(parsed.word())) {
            return session.builtins().run(context, parsed);
        }
        session.commands().execute(context.pane(), line);
        return null;
    }

    private Later builtin(Context context, Line line) {
        if (!session.builtins().knows(line.word())) {
            byte[] word = line.word().getBytes(StandardCharsets.ISO_8859_1);
            throw new Refusal("unknown control message " + Shown.quoted(word));
        }
        return session.builtins().run(context, line);
    }

    /** A line of the session's own control file. */
    public Later controlSession(Context context, byte[] text) {
        Line line = Line.of(text);
        switch (line.word()) {
            case "size" -> size(line);
            case "answer" -> throw new Refusal("nothing to answer");
            default -> {
                return builtin(context, line);
            }
        }
        return null;
    }

    private void size(Line line) {
        WantedSize size = WantedSize.of(line.words());
        session.settings().size(size.columns(), size.rows());
    }

    private static Refusal illFormed() {
        return new Refusal("ill-formed control message");
    }

    /** A line of a column's control file. */
    public Later controlColumn(Context context, byte[] text) {
        return builtin(context, Line.of(text));
    }

    /** A line of a pane's control file. */
    public Later controlPane(Context context, byte[] text) {
        Line line = Line.of(text);
        Pane pane = context.pane();
        if (!takesArgument(line.word()) && !isPlain(line.word())) {
            return builtin(context, line);
        }
        if (takesArgument(line.word()) != line.hasArgument()) {
            throw illFormed();
        }
        switch (line.word()) {
            case "addr=dot" -> pane.addr().set(pane.dot().span());
            case "dot=addr" -> pane.dot().set(pane.addr().span());
            case "limit=addr" -> pane.limit(pane.addr().span());
            case "clean" -> pane.buffer().document().setDirty(false);
            case "dirty" -> pane.buffer().document().setDirty(true);
            case "cleartag" -> pane.clearTag();
            case "mark" -> pane.buffer().document().part();
            case "nomark" -> pane.buffer().document().join(session.request());
            case "get" -> new FileWords(session).get(pane, Line.of(text("Get")));
            case "put" -> new FileWords(session).put(pane, Line.of(text("Put")));
            case "del" -> delete(pane);
            case "delete" -> session.closing().close(pane);
            case "lock" -> pane.lock(context.owner());
            case "unlock" -> pane.unlock(context.owner());
            case "name" -> session.rename(pane, line.argument());
            case "dump" -> pane.dump(line.argument());
            case "dumpdir" -> pane.dumpDirectory(line.argument());
            case "font" -> throw new Refusal("font: no display");
            default -> {
                // Shown or not, with a menu or without: nobody looks.
            }
        }
        return null;
    }

    private static byte[] text(String word) {
        return word.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void delete(Pane pane) {
        session.closing().checkClean(List.of(pane));
        session.closing().close(pane);
    }

    private static boolean takesArgument(String word) {
        return switch (word) {
            case "name", "dump", "dumpdir", "font" -> true;
            default -> false;
        };
    }

    private static boolean isPlain(String word) {
        return switch (word) {
            case "addr=dot", "dot=addr", "limit=addr", "clean", "dirty", "cleartag", "mark", "nomark", "show", "get", "put",
                    "del", "delete", "lock", "unlock", "menu", "nomenu" -> true;
            default -> false;
        };
    }
}
