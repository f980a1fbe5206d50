package assay.reference.mux.screen;

/**
 * A control sequence as it is read: private marker, numbers, intermediates.
 *
 * <p>A number left out reads as 0, as no function here tells the two apart.
 */
final class Sequence {

    /** Numbers beyond these are dropped. */
    static final int NUMBERS = 32;

    /** The largest number; a larger one reads as this. */
    static final int LARGEST = 65_535;

    private static final int KEPT = 2;

    private final int[] numbers = new int[NUMBERS];
    private final boolean[] sub = new boolean[NUMBERS];
    private int count;
    private boolean full;
    private int marker;
    private int intermediates;
    private int intermediateCount;

    void clear() {
        count = 0;
        full = false;
        marker = 0;
        intermediates = 0;
        intermediateCount = 0;
    }

    void mark(int octet) {
        marker = octet;
    }

    void digit(int digit) {
        if (full) {
            return;
        }
        if (count == 0) {
            begin(false);
        }
        numbers[count - 1] = Math.min(LARGEST, numbers[count - 1] * 10 + digit);
    }

    /** @param colon the next number belongs to the one before it */
    void separator(boolean colon) {
        if (count == 0) {
            begin(false);
        }
        if (count == NUMBERS) {
            full = true;
        } else {
            begin(colon);
        }
    }

    private void begin(boolean colon) {
        numbers[count] = 0;
        sub[count++] = colon;
    }

    void intermediate(int octet) {
        if (intermediateCount < KEPT) {
            intermediates = intermediates << 8 | octet;
        }
        intermediateCount = Math.min(KEPT + 1, intermediateCount + 1);
    }

    int count() {
        return count;
    }

    int number(int index) {
        return index < count ? numbers[index] : 0;
    }

    /** A number that counts: 0 and none mean 1. */
    int atLeastOne(int index) {
        return Math.max(1, number(index));
    }

    /** Where the number at an index and those that belong to it end. */
    int endOfGroup(int index) {
        int end = index + 1;
        while (end < count && sub[end]) {
            end++;
        }
        return end;
    }

    /**
     * What tells functions of one last byte apart: the marker, and the intermediates under it, in one number; -1 if
     * there are more intermediates than any function has.
     */
    int kind() {
        return intermediateCount > KEPT ? -1 : marker << 16 | intermediates;
    }

    /** Writes the bytes again, from behind the introducer. */
    void unfinished(Bytes out) {
        if (marker != 0) {
            out.add(marker);
        }
        for (int i = 0; i < count; i++) {
            out.text(i == 0 ? "" : sub[i] ? ":" : ";").number(numbers[i]);
        }
        out.text(full ? ";" : "");
        unfinishedIntermediates(out);
    }

    void unfinishedIntermediates(Bytes out) {
        for (int i = Math.min(KEPT, intermediateCount) - 1; i >= 0; i--) {
            out.add(intermediates >> 8 * i);
        }
        out.text(intermediateCount > KEPT ? " " : "");
    }
}
