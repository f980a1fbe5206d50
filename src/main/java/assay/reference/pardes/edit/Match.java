package assay.reference.pardes.edit;

import java.util.List;
import java.util.function.Supplier;

import assay.reference.pardes.text.Span;

/** Where an expression matched. What stands in its parentheses is found out only if somebody asks. */
final class Match {

    private final Span all;
    private final Supplier<List<Span>> looking;
    private List<Span> groups;

    /** @param looking finds all of it, and then what stands in each pair of parentheses; null for one that had no part in it */
    Match(Span all, Supplier<List<Span>> looking) {
        this.all = all;
        this.looking = looking;
    }

    Span all() {
        return all;
    }

    /** What stands in a pair of parentheses; empty if it had no part, or there is no such pair. */
    Span group(int number) {
        if (groups == null) {
            groups = looking.get();
        }
        Span span = number < groups.size() ? groups.get(number) : null;
        return span == null ? Span.at(all.from()) : span;
    }
}
