package assay.bans;

import java.util.Arrays;

/** Stretches of a text, in order and apart from each other. */
final class Spans {

    private int[] ends = new int[8];
    private int count;

    /** Adds one that begins where the last one ended, or later. */
    void add(int from, int to) {
        if (count + 2 > ends.length) {
            ends = Arrays.copyOf(ends, ends.length * 2);
        }
        ends[count++] = from;
        ends[count++] = to;
    }

    /** Whether one of them holds a stretch whole. */
    boolean hold(int from, int to) {
        int found = Arrays.binarySearch(ends, 0, count, from);
        int index = found >= 0 ? found : -found - 2;
        // Where one ends and the next begins, both have the same number; the second is meant.
        int begin = index >= 0 && index % 2 == 1 && index + 1 < count && ends[index + 1] == from ? index + 1 : index;
        return begin >= 0 && begin % 2 == 0 && to <= ends[begin + 1];
    }

    int count() {
        return count / 2;
    }
}
