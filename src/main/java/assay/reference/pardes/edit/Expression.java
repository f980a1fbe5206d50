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
}
