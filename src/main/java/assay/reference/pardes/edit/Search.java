package assay.reference.pardes.edit;

import java.util.ArrayList;
import java.util.Arrays;
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
    private final Reading.Guard guard;
    private Matcher matcher;
    private Reading reading;

    Search(Regexp regexp, Units units, Span part, Reading.Guard guard) {
        this.regexp = regexp;
        this.units = units;
        this.part = part;
        this.guard = guard;
    }

    /** The first match that begins at a position or behind it. */
    Optional<Match> after(int position) {
        if (matcher == null) {
            reading = Reading.forwards(units, units.place(part.to()), guard);
            matcher = regexp.forwards().matcher(reading);
        }
        return position <= part.to() && found(units.place(position)) ? Optional.of(match()) : Optional.empty();
    }

    private boolean found(int place) {
        try {
            return matcher.find(place) && matcher.start() <= units.place(part.to()) && !isOnlyABoundary();
        } catch (StackOverflowError nested) {
            throw new Refusal("regular expression too long");
        }
    }

    /** Behind the last line feed no line begins or ends, unless something stands there. */
    private boolean isOnlyABoundary() {
        int place = reading.text(matcher.start());
        return matcher.start() == matcher.end()
                && place > 0
                && place == units.place(part.to())
                && units.isLineFeed(place - 1)
                && !regexp.matchesNothingAnywhere();
    }

    private Match match() {
        List<Span> groups = new ArrayList<>(1 + matcher.groupCount());
        for (int i = 0; i <= matcher.groupCount(); i++) {
            int start = matcher.start(i);
            groups.add(start < 0 ? null
                    : new Span(units.character(start), units.character(matcher.end(i))));
        }
        return new Match(groups);
    }

    /** The match that ends last at a position or before it, and of those the longest. */
    Optional<Match> before(int position) {
        if (position < part.from()) {
            return Optional.empty();
        }
        Reading reading = Reading.backwards(units, units.place(part.from()), guard);
        Matcher matcher = regexp.backwards().matcher(reading);
        boolean found = matcher.find(reading.place(units.place(position)))
                && reading.text(matcher.start()) >= units.place(part.from());
        if (found && matcher.start() == matcher.end() && isBehindTheLastLine(reading.text(matcher.start()))) {
            return before(position - 1);
        }
        return found ? Optional.of(backward(reading, matcher)) : Optional.empty();
    }

    private boolean isBehindTheLastLine(int place) {
        return place == units.length() && place > 0 && units.isLineFeed(place - 1) && !regexp.matchesNothingAnywhere();
    }

    private Match backward(Reading reading, Matcher matcher) {
        int from = units.character(reading.text(matcher.end()));
        int to = units.character(reading.text(matcher.start()));
        return new Match(Arrays.asList(new Span(from, to)));
    }
}
