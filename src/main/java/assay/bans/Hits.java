package assay.bans;

import java.util.Arrays;

/** The needles found in one text, line by line. */
final class Hits implements Sieve.Found {

    private int[] needles = new int[16];
    private int[] places = new int[16];
    private int count;

    void clear() {
        count = 0;
    }

    @Override
    public void needle(int index, int from) {
        if (count == needles.length) {
            needles = Arrays.copyOf(needles, count * 2);
            places = Arrays.copyOf(places, count * 2);
        }
        needles[count] = index;
        places[count++] = from;
    }

    int count() {
        return count;
    }

    int needle(int hit) {
        return needles[hit];
    }

    int from(int hit) {
        return places[hit];
    }
}
