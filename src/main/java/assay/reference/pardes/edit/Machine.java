package assay.reference.pardes.edit;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import assay.reference.pardes.edit.Program.State;

/**
 * Follows a program through a text, all ways at once. Where it can be is worked out when a character first leads there, and
 * kept: after that a character costs one look into a table, whatever the expression.
 *
 * <p>One that seeks begins a match at each place; those that began first come first, and once one of them has matched, none
 * that began behind it counts. One that does not seek begins where it is put.
 */
final class Machine {

    /** What is kept of the places where it was, in numbers of four bytes. */
    private static final int MOST_KEPT = 2 << 20;

    /** A count of characters after which their cost is told. */
    private static final int STRETCH = 4096;

    private static final int NEXT_GROUP = -1;

    /** What is before a place, as it is read. */
    private static final int NO_LINE = 0;
    private static final int A_LINE = 1;
    private static final int A_WHOLE_END = 2;

    private final Program program;
    private final Alphabet alphabet;
    private final boolean seeks;
    private final Map<IntBuffer, Node> nodes = new HashMap<>();
    private final int[] marks;
    private int mark;
    private int kept;

    Machine(Program program, Alphabet alphabet, boolean seeks) {
        this.program = program;
        this.alphabet = alphabet;
        this.seeks = seeks;
        marks = new int[program.size()];
    }

    /** Where it can be, in groups of those that began together, and what led there. */
    private static final class Node {
        private final int before;
        private final boolean hit;
        private final boolean open;
        private final int[] states;
        private final Node[] next;

        /** @param code what is before, whether a match ended there, whether others may begin, and the states of the groups */
        private Node(int[] code, int symbols) {
            before = code[0];
            hit = code[1] != 0;
            open = code[2] != 0;
            states = Arrays.copyOfRange(code, 3, code.length);
            next = new Node[symbols];
        }

        private boolean isDead() {
            return states.length == 0 && !open;
        }
    }

    /**
     * Reads on from a place.
     *
     * @param bound where it turns back at the latest
     * @return where the match ends; -1 if there is none
     */
    int run(Units units, int from, int bound, Effort effort) {
        Node node = begin(before(units, from));
        int found = -1;
        int at = from;
        int told = STRETCH;
        while (true) {
            int symbol = symbol(units, at);
            Node next = node.next[symbol];
            node = next == null ? build(node, symbol, effort) : next;
            if (node.hit) {
                found = at;
            }
            if (node.isDead() || at == bound) {
                break;
            }
            at = program.isBackwards() ? units.before(at) : units.behind(at);
            if (--told == 0) {
                effort.spend(STRETCH);
                told = STRETCH;
            }
        }
        effort.spend(STRETCH - told);
        return found;
    }

    private int symbol(Units units, int at) {
        if (program.isBackwards()) {
            return at == 0 ? alphabet.end() : alphabet.of(units.pointBefore(at));
        }
        if (at < units.length()) {
            return alphabet.of(units.point(at));
        }
        return units.endsWhole() ? alphabet.wholeEnd() : alphabet.end();
    }

    private int before(Units units, int at) {
        if (!program.isBackwards()) {
            return at == 0 || units.isLineFeed(at - 1) ? A_LINE : NO_LINE;
        }
        if (at == units.length()) {
            return units.endsWhole() ? A_WHOLE_END : A_LINE;
        }
        return units.isLineFeed(at) ? A_LINE : NO_LINE;
    }

    private Node begin(int before) {
        return seeks ? node(new int[] {before, 0, 1}) : node(new int[] {before, 0, 0, program.begin().number()});
    }

    private Node node(int[] code) {
        IntBuffer key = IntBuffer.wrap(code);
        Node known = nodes.get(key);
        if (known != null) {
            return known;
        }
        kept += 2 * code.length + alphabet.size();
        if (kept > MOST_KEPT) {
            nodes.clear();
            kept = 0;
        }
        Node fresh = new Node(code, alphabet.size());
        nodes.put(key, fresh);
        return fresh;
    }

    private Node build(Node node, int symbol, Effort effort) {
        Step step = new Step(node, symbol);
        step.take();
        effort.spend(step.looks);
        node.next[symbol] = node(step.code());
        return node.next[symbol];
    }

    /** What one character makes of where it can be. */
    private final class Step {
        private final Node node;
        private final int symbol;
        private final List<int[]> groups = new ArrayList<>();
        private final int[] waiting = new int[program.size() + 1];
        private boolean hit;
        private boolean open;
        private int looks = 1;

        private Step(Node node, int symbol) {
            this.node = node;
            this.symbol = symbol;
            open = node.open;
            mark++;
        }

        private void take() {
            int begin = 0;
            for (int at = 0; at < node.states.length && !hit; at++) {
                if (node.states[at] == NEXT_GROUP) {
                    group(Arrays.copyOfRange(node.states, begin, at));
                    begin = at + 1;
                }
            }
            if (!hit && begin < node.states.length) {
                group(Arrays.copyOfRange(node.states, begin, node.states.length));
            }
            if (open && !hit) {
                group(new int[] {program.begin().number()});
            }
            open &= !hit;
        }

        /** Follows all that can be followed without a character, and then takes the character. */
        private void group(int[] states) {
            int[] reached = new int[program.size()];
            int count = 0;
            int left = 0;
            for (int state : states) {
                left = wait(program.state(state), left);
            }
            while (left > 0) {
                State state = program.state(waiting[--left]);
                looks++;
                switch (state.kind()) {
                    case CHARACTER -> {
                        if (state.takes(symbol)) {
                            reached[count++] = state.next().number();
                        }
                    }
                    case MATCH -> hit = true;
                    case LINE_START -> left = isLineStart() ? wait(state.next(), left) : left;
                    case LINE_END -> left = isLineEnd() ? wait(state.next(), left) : left;
                    case NOTHING -> left = wait(state.other(), wait(state.next(), left));
                }
            }
            if (count > 0) {
                groups.add(Arrays.stream(reached, 0, count).sorted().distinct().toArray());
            }
        }

        private int wait(State state, int left) {
            if (marks[state.number()] == mark) {
                return left;
            }
            marks[state.number()] = mark;
            waiting[left] = state.number();
            return left + 1;
        }

        private boolean isLineStart() {
            boolean behind = symbol == alphabet.lineFeed() || symbol == alphabet.end();
            return program.isBackwards() ? node.before != A_WHOLE_END && behind
                    : node.before == A_LINE && symbol != alphabet.wholeEnd();
        }

        private boolean isLineEnd() {
            return program.isBackwards() ? node.before == A_LINE : symbol == alphabet.lineFeed() || symbol == alphabet.end();
        }

        private int[] code() {
            int size = groups.stream().mapToInt(group -> group.length + 1).sum();
            int[] code = new int[3 + Math.max(0, size - 1)];
            code[0] = symbol == alphabet.lineFeed() ? A_LINE : NO_LINE;
            code[1] = hit ? 1 : 0;
            code[2] = open ? 1 : 0;
            int at = 3;
            for (int[] group : groups) {
                System.arraycopy(group, 0, code, at, group.length);
                at += group.length;
                if (at < code.length) {
                    code[at++] = NEXT_GROUP;
                }
            }
            return code;
        }
    }
}
