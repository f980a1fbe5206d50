package assay.reference.pardes.edit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** An expression as states and the ways between them, to be followed in one direction of the text. */
final class Program {

    /** What a state asks for before it is left. */
    enum Kind {
        CHARACTER,
        NOTHING,
        LINE_START,
        LINE_END,
        MATCH
    }

    /** A state, with the one or two that come behind it. */
    static final class State {
        private final int number;
        private final Kind kind;
        private final BitSet takes;
        private State next;
        private State other;

        private State(int number, Kind kind, BitSet takes, State next, State other) {
            this.number = number;
            this.kind = kind;
            this.takes = takes;
            this.next = next;
            this.other = other;
        }

        int number() {
            return number;
        }

        Kind kind() {
            return kind;
        }

        boolean takes(int symbol) {
            return takes.get(symbol);
        }

        State next() {
            return next;
        }

        /** Null if there is only one way. */
        State other() {
            return other;
        }
    }

    private final List<State> states = new ArrayList<>();
    private final Alphabet alphabet;
    private final boolean backwards;
    private final State begin;

    Program(Expression expression, Alphabet alphabet, boolean backwards) {
        this.alphabet = alphabet;
        this.backwards = backwards;
        begin = add(expression, add(Kind.MATCH, null, null));
    }

    State begin() {
        return begin;
    }

    State state(int number) {
        return states.get(number);
    }

    int size() {
        return states.size();
    }

    boolean isBackwards() {
        return backwards;
    }

    private State add(Kind kind, State next, State other) {
        return add(kind, new BitSet(), next, other);
    }

    private State add(Kind kind, BitSet takes, State next, State other) {
        State state = new State(states.size(), kind, takes, next, other);
        states.add(state);
        return state;
    }

    /** Adds an expression. @param then what comes behind it @return where it begins */
    private State add(Expression expression, State then) {
        if (expression instanceof Expression.LineStart) {
            return add(Kind.LINE_START, then, null);
        } else if (expression instanceof Expression.LineEnd) {
            return add(Kind.LINE_END, then, null);
        } else if (expression instanceof Expression.Group group) {
            return add(group.inside(), then);
        } else if (expression instanceof Expression.Repeat repeat) {
            return repeat(repeat, then);
        } else if (expression instanceof Expression.Sequence sequence) {
            return sequence(sequence.parts(), then);
        } else if (expression instanceof Expression.Choice choice) {
            return choice(choice.ways(), then);
        }
        return add(Kind.CHARACTER, taken(expression), then, null);
    }

    private State sequence(List<Expression> parts, State then) {
        State at = then;
        for (int i = 0; i < parts.size(); i++) {
            at = add(parts.get(backwards ? i : parts.size() - 1 - i), at);
        }
        return at;
    }

    private State choice(List<Expression> ways, State then) {
        State at = add(ways.get(ways.size() - 1), then);
        for (int i = ways.size() - 2; i >= 0; i--) {
            at = add(Kind.NOTHING, add(ways.get(i), then), at);
        }
        return at;
    }

    private State repeat(Expression.Repeat repeat, State then) {
        if (repeat.operator() == '?') {
            return add(Kind.NOTHING, add(repeat.what(), then), then);
        }
        State round = add(Kind.NOTHING, null, then);
        round.next = add(repeat.what(), round);
        return repeat.operator() == '*' ? round : round.next;
    }

    /** The symbols of the characters that stand for an expression of one. */
    private BitSet taken(Expression expression) {
        BitSet taken = new BitSet(alphabet.size());
        if (expression instanceof Expression.Point point) {
            taken.set(alphabet.of(point.point()));
        } else if (expression instanceof Expression.Set set) {
            set.ranges().forEach(range -> taken.set(alphabet.of(range.from()), alphabet.of(range.to()) + 1));
        }
        boolean others = expression instanceof Expression.Any || expression instanceof Expression.Set set && set.complement();
        if (others) {
            taken.flip(0, alphabet.end());
            taken.clear(alphabet.lineFeed());
        }
        return taken;
    }
}
