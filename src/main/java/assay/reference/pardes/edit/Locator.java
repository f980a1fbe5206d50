package assay.reference.pardes.edit;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import assay.reference.pardes.edit.Address.Kind;
import assay.reference.pardes.edit.Address.Term;
import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;
import assay.reference.pardes.text.Text;

/** Finds what addresses name in one text. */
final class Locator {

    private final Text text;
    private final Searches searches;
    private final Span limit;
    private final Span mark;
    private final Lines lines;

    /** @param limit where searches find anything */
    Locator(Text text, Searches searches, Span limit, Span mark) {
        this.text = text;
        this.searches = searches;
        this.limit = limit.within(text.characters());
        this.mark = mark.within(text.characters());
        lines = new Lines(text);
    }

    Lines lines() {
        return lines;
    }

    /** What an address names, seen from dot. The last comma binds first. */
    Span find(Address address, Span dot) {
        int last = address.simples().size() - 1;
        Span[] found = new Span[last + 1];
        Span from = dot;
        for (int i = 0; i <= last; i++) {
            found[i] = part(address, i, from);
            if (i < last && address.between().charAt(i) == ';') {
                from = found[i];
            }
        }
        Span end = found[last];
        for (int i = last - 1; i >= 0; i--) {
            end = joined(found[i], end);
        }
        return end;
    }

    private Span part(Address address, int i, Span dot) {
        List<Term> terms = address.simples().get(i);
        if (!terms.isEmpty() || address.between().isEmpty()) {
            return simple(terms, dot);
        }
        return i == 0 ? Span.START : Span.at(text.characters());
    }

    private static Span joined(Span first, Span second) {
        if (second.to() < first.from()) {
            throw new Refusal("addresses out of order");
        }
        return new Span(first.from(), second.to());
    }

    Span simple(List<Term> terms, Span dot) {
        Span at = dot;
        int sign = 0;
        for (int i = 0; i < terms.size(); i++) {
            Term term = terms.get(i);
            if (term.kind().isSign()) {
                sign = term.kind() == Kind.PLUS ? 1 : -1;
                boolean alone = i + 1 == terms.size() || terms.get(i + 1).kind().isSign();
                at = alone ? moved(at, 1, sign) : at;
            } else {
                at = step(term, at, sign);
                sign = term.kind() == Kind.BACKWARDS ? sign == 0 ? -1 : -sign : sign;
            }
        }
        return at;
    }

    private Span step(Term term, Span at, int sign) {
        return switch (term.kind()) {
            case CHARACTERS -> characters(at, term.number(), sign);
            case LINES -> moved(at, term.number(), sign);
            case LINE_AND_CHARACTER -> lines.character(term.number(), term.character());
            case ONWARDS -> sign < 0 ? backwards(term, at.from()) : onwards(term, at.to());
            case BACKWARDS -> sign < 0 ? onwards(term, at.to()) : backwards(term, at.from());
            case DOT -> at;
            case END -> Span.at(text.characters());
            case MARK -> mark;
            case PLUS, MINUS -> throw new IllegalArgumentException("a sign alone names nothing");
        };
    }

    private Span moved(Span at, int count, int sign) {
        return sign == 0 ? lines.line(count) : sign > 0 ? lines.behind(at, count) : lines.before(at, count);
    }

    private Span characters(Span at, int count, int sign) {
        long place = sign == 0 ? count : sign > 0 ? (long) at.to() + count : (long) at.from() - count;
        if (place < 0 || place > text.characters()) {
            throw Lines.outOfRange();
        }
        return Span.at((int) place);
    }

    /** Searches on, and round from the beginning; nothing, found just here, is passed over. */
    private Span onwards(Term term, int from) {
        Search search = searches.in(text, searches.regexp(term.expression()), limit);
        int start = from < limit.from() || from > limit.to() ? limit.from() : from;
        Span found = onwards(search, start);
        boolean nothing = found.isEmpty() && found.from() == from;
        return nothing ? onwards(search, from == limit.to() ? limit.from() : from + 1) : found;
    }

    private Span onwards(Search search, int start) {
        return search.after(start).or(() -> again(start > limit.from(), () -> search.after(limit.from())))
                .orElseThrow(Lines::outOfRange).all();
    }

    private Span backwards(Term term, int from) {
        Search search = searches.in(text, searches.regexp(term.expression()), limit);
        int start = from < limit.from() || from > limit.to() ? limit.to() : from;
        Span found = backwards(search, start);
        boolean nothing = found.isEmpty() && found.from() == from;
        return nothing ? backwards(search, from == limit.from() ? limit.to() : from - 1) : found;
    }

    private Span backwards(Search search, int start) {
        return search.before(start).or(() -> again(start < limit.to(), () -> search.before(limit.to())))
                .orElseThrow(Lines::outOfRange).all();
    }

    /** Round the end, unless that was all already. */
    private static Optional<Match> again(boolean more, Supplier<Optional<Match>> search) {
        return more ? search.get() : Optional.empty();
    }
}
