package assay.reference.pardes.session;

import java.util.Arrays;

import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;
import assay.reference.pardes.text.Utf8;

/** Words that search and change the text of a pane. */
final class TextWords {

    private final Session session;

    TextWords(Session session) {
        this.session = session;
    }

    void addTo(Builtins words) {
        words.add("Look", "looks for a file, an address or a text; without one, for what is selected", this::look);
        words.add("LookWord", "selects where the word at the selection is next", (context, line) -> lookWord(context.pane()));
        words.add("Undo", "takes the last change back", (context, line) -> session.undo(context.pane(), true));
        words.add("Redo", "makes again the change that was taken back", (context, line) -> session.undo(context.pane(), false));
        words.add("Cut", "takes the selected text away and keeps it", (context, line) -> cut(context.pane()));
        words.add("Snarf", "keeps the selected text", (context, line) -> snarf(context.pane()));
        words.add("Paste", "puts the text kept in the place of the selected one", (context, line) -> paste(context.pane()));
    }

    private void look(Context context, Line line) {
        byte[] what = line.hasArgument() ? line.argument() : Line.strip(selected(context.pane()));
        session.looking().look(context, what);
    }

    static byte[] selected(Pane pane) {
        Text text = pane.text();
        Span dot = pane.dot().span();
        return text.bytes(text.offset(dot.from()), text.offset(dot.to()));
    }

    private void snarf(Pane pane) {
        if (!pane.dot().span().isEmpty()) {
            session.snarf(selected(pane));
        }
    }

    private void cut(Pane pane) {
        if (!pane.dot().span().isEmpty()) {
            snarf(pane);
            replace(pane, new byte[0]);
        }
    }

    private void paste(Pane pane) {
        int from = pane.dot().span().from();
        byte[] text = session.snarf();
        if (text.length == 0) {
            return;
        }
        replace(pane, text);
        pane.dot().set(new Span(from, from + Utf8.count(text, 0, text.length)).within(pane.text().characters()));
    }

    private void replace(Pane pane, byte[] with) {
        Document document = pane.buffer().document();
        Text text = document.text();
        Span dot = pane.dot().span();
        document.change(new Change(text.offset(dot.from()), text.offset(dot.to()), with), session.request());
    }

    /** The word that dot begins in or just behind, and where it comes next, at the latest here again. */
    private void lookWord(Pane pane) {
        byte[] text = pane.text().whole();
        int from = pane.text().offset(pane.dot().span().from());
        int to = from;
        while (from > 0 && isWord(text, before(text, from))) {
            from = before(text, from);
        }
        while (to < text.length && isWord(text, to)) {
            to += Utf8.length(text, to, text.length);
        }
        if (from < to) {
            select(pane, text, from, to);
        }
    }

    private static int before(byte[] text, int at) {
        int begin = at - 1;
        while (!Utf8.begins(text, begin, text.length)) {
            begin--;
        }
        return begin;
    }

    private static boolean isWord(byte[] text, int at) {
        int point = Utf8.codePoint(text, at, text.length);
        return point == '_' || Character.isLetterOrDigit(point);
    }

    private void select(Pane pane, byte[] text, int from, int to) {
        int at = to;
        int length = to - from;
        while (!isSameWord(text, from, length, at)) {
            at = at + 1 > text.length - length ? 0 : at + 1;
        }
        pane.dot().set(new Span(pane.text().character(at), pane.text().character(at + length)));
    }

    private static boolean isSameWord(byte[] text, int from, int length, int at) {
        return at + length <= text.length
                && Arrays.equals(text, from, from + length, text, at, at + length)
                && Utf8.begins(text, at, text.length)
                && (at == 0 || !isWord(text, before(text, at)))
                && (at + length == text.length || !isWord(text, at + length));
    }
}
