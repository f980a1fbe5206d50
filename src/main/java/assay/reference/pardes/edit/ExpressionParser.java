package assay.reference.pardes.edit;

import java.util.ArrayList;
import java.util.List;

import assay.reference.pardes.text.Refusal;

/** Takes a regular expression apart, and refuses what is none. */
final class ExpressionParser {

    private static final int DEEPEST = 100;

    private final Scan scan;

    private ExpressionParser(Scan scan) {
        this.scan = scan;
    }

    static Expression parse(byte[] source) {
        ExpressionParser parser = new ExpressionParser(new Scan(source, 0, source.length));
        Expression all = parser.choice(0);
        if (parser.scan.peek() != Scan.END) {
            throw bad();
        }
        return all;
    }

    private static Refusal bad() {
        return new Refusal("bad regular expression");
    }

    private Expression choice(int depth) {
        if (depth > DEEPEST) {
            throw new Refusal("regular expression too long");
        }
        List<Expression> ways = new ArrayList<>();
        do {
            ways.add(sequence(depth));
        } while (scan.take('|'));
        return ways.size() == 1 ? ways.get(0) : new Expression.Choice(ways);
    }

    private Expression sequence(int depth) {
        List<Expression> parts = new ArrayList<>();
        while (scan.peek() != Scan.END && scan.peek() != '|' && scan.peek() != ')') {
            parts.add(repeated(atom(depth)));
        }
        if (parts.isEmpty()) {
            throw bad();
        }
        return parts.size() == 1 ? parts.get(0) : new Expression.Sequence(parts);
    }

    /** Operators in a row are as one: two different ones allow what a star allows. */
    private Expression repeated(Expression atom) {
        char operator = 0;
        while (isOperator(scan.peek())) {
            char one = (char) scan.next();
            operator = operator == 0 || operator == one ? one : '*';
        }
        return operator == 0 ? atom : new Expression.Repeat(atom, operator);
    }

    private static boolean isOperator(int point) {
        return point == '*' || point == '+' || point == '?';
    }

    private Expression atom(int depth) {
        int point = scan.next();
        return switch (point) {
            case '(' -> group(depth);
            case '[' -> set();
            case '.' -> new Expression.Any();
            case '^' -> new Expression.LineStart();
            case '$' -> new Expression.LineEnd();
            case '\\' -> new Expression.Point(quoted());
            case '*', '+', '?' -> throw bad();
            default -> new Expression.Point(point);
        };
    }

    private Expression group(int depth) {
        Expression inside = choice(depth + 1);
        if (!scan.take(')')) {
            throw bad();
        }
        return new Expression.Group(inside);
    }

    private int quoted() {
        int point = scan.next();
        if (point == Scan.END) {
            throw bad();
        }
        return point == 'n' ? '\n' : point;
    }

    private Expression set() {
        boolean complement = scan.take('^');
        List<Expression.Range> ranges = new ArrayList<>();
        while (!scan.take(']')) {
            ranges.add(range());
        }
        if (ranges.isEmpty()) {
            throw bad();
        }
        return new Expression.Set(complement, ranges);
    }

    private Expression.Range range() {
        int from = member();
        int to = scan.take('-') ? member() : from;
        if (to < from) {
            throw bad();
        }
        return new Expression.Range(from, to);
    }

    /** A bare hyphen or bracket where a character should stand is a mistake. */
    private int member() {
        int point = scan.next();
        if (point == Scan.END || point == '-' || point == ']') {
            throw bad();
        }
        return point == '\\' ? quoted() : point;
    }
}
