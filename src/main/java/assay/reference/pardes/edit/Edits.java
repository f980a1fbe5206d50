package assay.reference.pardes.edit;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.text.Change;
import assay.reference.pardes.text.Document;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** The changes that commands ask for, all counted in the text before them, and where dot is once they are made. */
final class Edits {

    private final Text text;
    private final List<Change> changes = new ArrayList<>();
    private int end;
    private long length;
    private Dot dot;

    /**
     * A span of the text to come, counted in bytes of the text before.
     *
     * @param before how many changes come before it
     * @param until how many are made where it ends
     */
    private record Dot(int from, int to, int before, int until) {}

    Edits(Text text) {
        this.text = text;
        length = text.length();
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    List<Change> changes() {
        return changes;
    }

    /** Puts bytes in the place of a span. */
    void put(Span span, byte[] with) {
        add(text.offset(span.from()), text.offset(span.to()), with);
        Change last = changes.get(changes.size() - 1);
        dot = new Dot(last.from(), last.to(), changes.size() - 1, changes.size());
    }

    /** Takes a span away, and leaves dot where it is. */
    void drop(Span span) {
        add(text.offset(span.from()), text.offset(span.to()), new byte[0]);
    }

    private void add(int from, int to, byte[] with) {
        if (from < end) {
            throw new Refusal("changes out of sequence");
        }
        changes.add(new Change(from, to, with));
        end = to;
        length += with.length - (to - from);
        if (length > Document.MOST) {
            throw new Refusal("file too large");
        }
    }

    /** Says that dot will be around this span, in which all changes from the n-th on were made. */
    void around(Span span, int before) {
        dot = new Dot(text.offset(span.from()), text.offset(span.to()), before, changes.size());
    }

    int count() {
        return changes.size();
    }

    /** Where dot is, in characters of the text after the changes; an address evaluated last, if there were none. */
    Span dot(Span otherwise) {
        if (dot == null) {
            return otherwise;
        }
        int from = dot.from + growth(dot.before);
        int to = dot.to + growth(dot.until);
        return new Span(text.character(from), text.character(to));
    }

    private int growth(int count) {
        return changes.subList(0, count).stream().mapToInt(Change::growth).sum();
    }

    byte[] bytes(Span span) {
        return text.bytes(text.offset(span.from()), text.offset(span.to()));
    }

    /** What replaces a match: its text for an ampersand, a part of it for a number behind a backslash. */
    byte[] replacement(byte[] with, Match match) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(with.length);
        for (int i = 0; i < with.length; i++) {
            boolean quoted = with[i] == '\\' && i + 1 < with.length;
            byte one = quoted ? with[++i] : with[i];
            if (quoted && one >= '1' && one <= '9') {
                out.writeBytes(bytes(match.group(one - '0')));
            } else if (one == '&' && !quoted) {
                out.writeBytes(bytes(match.all()));
            } else {
                out.write(one);
            }
        }
        return out.toByteArray();
    }
}
