package assay.reference.pardes.edit;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Counts lines of a text, from its beginning or from a span. All it is told and tells is in characters. */
final class Lines {

    private final Text text;

    Lines(Text text) {
        this.text = text;
    }

    static Refusal outOfRange() {
        return new Refusal("address out of range");
    }

    /** A line by its number; 0 is the place before the first. */
    Span line(int number) {
        return number == 0 ? Span.START : lineBehind(number - 1L);
    }

    /** The line that begins behind so many line feeds; one may begin where the text ends. */
    private Span lineBehind(long breaks) {
        if (breaks > text.breaks()) {
            throw outOfRange();
        }
        int begin = text.behind((int) breaks);
        int end = breaks < text.breaks() ? text.behind((int) breaks + 1) : text.length();
        return new Span(text.character(begin), text.character(end));
    }

    /** So many lines behind a span; 0 is what is left of its last line. */
    Span behind(Span span, int count) {
        if (span.to() == 0) {
            return line(count);
        }
        int end = text.offset(span.to());
        boolean whole = text.at(end - 1) == '\n';
        if (count == 0) {
            int before = text.breaksBefore(end);
            return new Span(span.to(), whole ? span.to() : lineBehind(before).to());
        }
        return lineBehind(text.breaksBefore(end) + (long) count - (whole ? 1 : 0));
    }

    /** So many lines before a span; 0 is what its first line has before it. */
    Span before(Span span, int count) {
        int begin = text.offset(span.from());
        int breaks = text.breaksBefore(begin);
        if (count == 0) {
            return new Span(text.character(text.behind(breaks)), span.from());
        }
        if (count > breaks + 1L) {
            throw outOfRange();
        }
        int last = breaks - count + 1;
        int from = last == 0 ? 0 : text.behind(last - 1);
        return new Span(text.character(from), text.character(text.behind(last)));
    }

    /** The place before a character of a line; no further than that line's end. */
    Span character(int number, int character) {
        Span line = line(number);
        int end = text.offset(line.to());
        boolean whole = !line.isEmpty() && text.at(end - 1) == '\n';
        int furthest = whole ? line.to() - 1 : line.to();
        return Span.at((int) Math.min(furthest, line.from() + (long) Math.max(0, character - 1)));
    }

    /** The number of the line that a position is in, from 1. */
    int number(int position) {
        return 1 + text.breaksBefore(text.offset(position));
    }

    /** Whole lines around a span. */
    Span around(Span span) {
        return new Span(before(span, 0).from(), behind(span, 0).to());
    }
}
