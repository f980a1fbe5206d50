package assay.reference.pardes.edit;

import java.util.List;

/** Spells an expression for the library that matches it. */
final class Spelling {

    /** Stands in a text where it only looks as if it ended: no expression matches it. */
    static final char STOP = '\udc00';

    private final StringBuilder out = new StringBuilder();

    private Spelling() {}

    static String of(Expression expression) {
        Spelling spelling = new Spelling();
        spelling.spell(expression);
        return spelling.out.toString();
    }

    private void spell(Expression expression) {
        if (expression instanceof Expression.Point point) {
            character(point.point());
        } else if (expression instanceof Expression.Any) {
            out.append("[^\\n\\x{dc00}]");
        } else if (expression instanceof Expression.Set set) {
            set(set);
        } else if (expression instanceof Expression.LineStart) {
            out.append('^');
        } else if (expression instanceof Expression.LineEnd) {
            out.append('$');
        } else if (expression instanceof Expression.Group group) {
            wrapped("(", group.inside());
        } else if (expression instanceof Expression.Repeat repeat) {
            wrapped("(?:", repeat.what());
            out.append(repeat.operator());
        } else if (expression instanceof Expression.Sequence sequence) {
            sequence.parts().forEach(this::spell);
        } else if (expression instanceof Expression.Choice choice) {
            choice(choice.ways());
        }
    }

    private void wrapped(String open, Expression inside) {
        out.append(open);
        spell(inside);
        out.append(')');
    }

    private void choice(List<Expression> ways) {
        for (int i = 0; i < ways.size(); i++) {
            if (i > 0) {
                out.append('|');
            }
            spell(ways.get(i));
        }
    }

    private void set(Expression.Set set) {
        out.append(set.complement() ? "[^\\n\\x{dc00}" : "[");
        for (Expression.Range range : set.ranges()) {
            character(range.from());
            out.append('-');
            character(range.to());
        }
        out.append(']');
    }

    private void character(int point) {
        if (point < 0x80 && Character.isLetterOrDigit(point)) {
            out.append((char) point);
        } else {
            out.append("\\x{").append(Integer.toHexString(point)).append('}');
        }
    }
}
