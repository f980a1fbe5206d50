package assay.reference.pardes.edit;

import java.util.List;

/** A regular expression, taken apart. */
sealed interface Expression {

    /** One character. */
    record Point(int point) implements Expression {}

    /** Any character that ends no line. */
    record Any() implements Expression {}

    /** A set of characters; the complement never holds a line feed. */
    record Set(boolean complement, List<Range> ranges) implements Expression {}

    record Range(int from, int to) {}

    record LineStart() implements Expression {}

    record LineEnd() implements Expression {}

    record Group(Expression inside) implements Expression {}

    /** @param operator one of {@code * + ?} */
    record Repeat(Expression what, char operator) implements Expression {}

    record Sequence(List<Expression> parts) implements Expression {}

    record Choice(List<Expression> ways) implements Expression {}

    /** Whether it can match nothing, wherever that is. */
    default boolean matchesNothingAnywhere() {
        if (this instanceof Group group) {
            return group.inside.matchesNothingAnywhere();
        } else if (this instanceof Repeat repeat) {
            return repeat.operator != '+' || repeat.what.matchesNothingAnywhere();
        } else if (this instanceof Sequence sequence) {
            return sequence.parts.stream().allMatch(Expression::matchesNothingAnywhere);
        } else if (this instanceof Choice choice) {
            return choice.ways.stream().anyMatch(Expression::matchesNothingAnywhere);
        }
        return false;
    }
}
