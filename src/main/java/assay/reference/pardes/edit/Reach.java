package assay.reference.pardes.edit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import assay.reference.pardes.edit.Program.State;

/**
 * Works out where a program can be behind one more character.
 *
 * <p>Where it can be is written as numbers: what is before that place, whether a match ended one character earlier, whether
 * others may still begin, and then the states, in groups of those that began together, the first ones first.
 */
final class Reach {

    /** What is before a place, as it is read: no line's edge, one, or the end behind a last line that is whole. */
    static final int NO_LINE = 0;
    static final int A_LINE = 1;
    static final int A_WHOLE_END = 2;

    private static final int NEXT_GROUP = -1;
    private static final int HEAD = 3;

    private final Program program;
    private final Alphabet alphabet;
    private final int[] marks;
    private final int[] waiting;
    private final int[] reached;
    private final List<int[]> groups = new ArrayList<>();
    private int mark;
    private int looks;
    private int before;
    private int symbol;
    private boolean hit;

    Reach(Program program, Alphabet alphabet) {
        this.program = program;
        this.alphabet = alphabet;
        marks = new int[program.size()];
        waiting = new int[program.size()];
        reached = new int[program.size()];
    }

    static boolean isHit(int[] code) {
        return code[1] != 0;
    }

    /** Whether nothing can come of it. */
    static boolean isDead(int[] code) {
        return code.length == HEAD && code[2] == 0;
    }

    int[] begin(int wanted, boolean seeks) {
        return seeks ? new int[] {wanted, 0, 1} : new int[] {wanted, 0, 0, program.begin().number()};
    }

    /** How many states were looked at for the last answer. */
    int looks() {
        return looks;
    }

    /** Where it can be behind a character. Of what began behind a match that has just ended, nothing is left. */
    int[] behind(int[] code, int wanted) {
        mark++;
        looks = 1;
        hit = false;
        before = code[0];
        symbol = wanted;
        groups.clear();
        for (int begin = HEAD, end = begin; end <= code.length && begin < code.length && !hit; end++) {
            if (end == code.length || code[end] == NEXT_GROUP) {
                follow(code, begin, end);
                begin = end + 1;
            }
        }
        boolean open = code[2] != 0 && !hit;
        if (open) {
            follow(new int[] {program.begin().number()}, 0, 1);
        }
        return coded(open && !hit);
    }

    /** Follows all that can be followed without a character, and then takes the character. */
    private void follow(int[] states, int begin, int end) {
        int count = 0;
        int left = 0;
        for (int i = begin; i < end; i++) {
            left = wait(program.state(states[i]), left);
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
        return program.isBackwards() ? before != A_WHOLE_END && behind : before == A_LINE && symbol != alphabet.wholeEnd();
    }

    private boolean isLineEnd() {
        return program.isBackwards() ? before == A_LINE : symbol == alphabet.lineFeed() || symbol == alphabet.end();
    }

    private int[] coded(boolean open) {
        int size = groups.stream().mapToInt(group -> group.length + 1).sum();
        int[] code = new int[HEAD + Math.max(0, size - 1)];
        code[0] = symbol == alphabet.lineFeed() ? A_LINE : NO_LINE;
        code[1] = hit ? 1 : 0;
        code[2] = open ? 1 : 0;
        int at = HEAD;
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
