package assay.reference.pardes.edit;

import java.util.List;

import assay.reference.pardes.text.Span;

/**
 * Where an expression matched.
 *
 * @param groups all of it, then what stands in each pair of parentheses; null for one that had no part in it
 */
record Match(List<Span> groups) {

    Span all() {
        return groups.get(0);
    }

    /** What stands in a pair of parentheses; empty if it had no part, or there is no such pair. */
    Span group(int number) {
        Span span = number < groups.size() ? groups.get(number) : null;
        return span == null ? Span.at(all().from()) : span;
    }
}
