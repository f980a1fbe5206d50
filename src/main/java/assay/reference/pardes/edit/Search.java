package assay.reference.pardes.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.re2j.Matcher;

import assay.reference.pardes.text.Refusal;
import assay.reference.pardes.text.Span;

/** Looks for matches of one expression in a part of a text, again and again. */
final class Search {

    private final Regexp regexp;
    private final Units units;
    private final Span part;
    private final Effort effort;

    Search(Regexp regexp, Units units, Span part, Effort effort) {
        this.regexp = regexp;
        this.units = units;
        this.part = part;
        this.effort = effort;
    }

    /** The first match that begins at a position or behind it, the longest. */
    Optional<Match> after(int position) {
        if (position > part.to()) {
            return Optional.empty();
        }
        int begin = units.place(position);
        int to = regexp.seeking(false).run(units, begin, units.place(part.to()), effort);
        return to < 0 ? Optional.empty() : Optional.of(match(regexp.staying(true).run(units, to, begin, effort), to));
    }

    /** The match that ends last at a position or before it, and of those the longest. */
    Optional<Match> before(int position) {
        if (position < part.from()) {
            return Optional.empty();
        }
        int end = units.place(position);
        int from = regexp.seeking(true).run(units, end, units.place(part.from()), effort);
        return from < 0 ? Optional.empty() : Optional.of(match(from, regexp.staying(false).run(units, from, end, effort)));
    }

    private Match match(int from, int to) {
        return new Match(span(from, to), () -> groups(from, to));
    }

    private Span span(int from, int to) {
        return new Span(units.character(from), units.character(to));
    }

    private List<Span> groups(int from, int to) {
        try {
            Matcher matcher = regexp.pattern().matcher(new Reading(units, to, regexp.size(), effort));
            boolean found = matcher.find(from);
            List<Span> groups = new ArrayList<>();
            for (int i = 0; found && i <= matcher.groupCount(); i++) {
                groups.add(matcher.start(i) < 0 ? null : span(matcher.start(i), matcher.end(i)));
            }
            return groups;
        } catch (StackOverflowError nested) {
            throw new Refusal("regular expression too long");
        }
    }
}
