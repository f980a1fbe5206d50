package assay.bans;

import java.util.ArrayList;
import java.util.List;

/** All that is looked for at once: the needles of every ban, and the mark by which a file exempts itself. */
final class Wanted {

    static final String MARK = "folder rule ";

    private final List<Needle> needles = new ArrayList<>();
    private final List<Integer> bans = new ArrayList<>();
    private final Sieve sieve;

    Wanted(List<Ban> all) {
        for (int ban = 0; ban < all.size(); ban++) {
            for (Needle needle : all.get(ban).needles()) {
                needles.add(needle);
                bans.add(ban);
            }
        }
        List<Needle> both = new ArrayList<>(needles);
        both.add(Needle.text(MARK, false));
        sieve = new Sieve(both);
    }

    void search(byte[] text, int length, Hits hits) {
        hits.clear();
        sieve.search(text, length, hits);
    }

    boolean isMark(int index) {
        return index == needles.size();
    }

    Needle needle(int index) {
        return needles.get(index);
    }

    /** Which ban the needle is of, by its place among them. */
    int ban(int index) {
        return bans.get(index);
    }
}
