package assay.reference.pardes.edit;

import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

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

    private final Program program;
    private final Alphabet alphabet;
    private final boolean seeks;
    private final Map<IntBuffer, Node> nodes = new HashMap<>();
    private final Reach reach;
    private int kept;

    Machine(Program program, Alphabet alphabet, boolean seeks) {
        this.program = program;
        this.alphabet = alphabet;
        this.seeks = seeks;
        reach = new Reach(program, alphabet);
    }

    /** Where it can be, and where that leads. */
    private static final class Node {
        private final int[] code;
        private final boolean hit;
        private final boolean dead;
        private final Node[] next;

        private Node(int[] code, int symbols) {
            this.code = code;
            hit = Reach.isHit(code);
            dead = Reach.isDead(code);
            next = new Node[symbols];
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
            if (node.dead || at == bound) {
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
            return at == 0 || units.isLineFeed(at - 1) ? Reach.A_LINE : Reach.NO_LINE;
        }
        if (at == units.length()) {
            return units.endsWhole() ? Reach.A_WHOLE_END : Reach.A_LINE;
        }
        return units.isLineFeed(at) ? Reach.A_LINE : Reach.NO_LINE;
    }

    private Node begin(int before) {
        return node(reach.begin(before, seeks));
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
        int[] code = reach.behind(node.code, symbol);
        effort.spend(reach.looks());
        node.next[symbol] = node(code);
        return node.next[symbol];
    }
}
