package assay.bans;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds every occurrence of many needles in one pass over a text.
 *
 * <p>It looks at every second pair of bytes. Of three bytes in a row one of the two pairs is among those, wherever the
 * three begin: a needle is known by three of its own, and compared whole only where one of their pairs turns up.
 */
final class Sieve {

    /** Told of each needle that is found; places only grow from one line of the text to the next. */
    interface Found {
        void needle(int index, int from);
    }

    /** A needle, and which of its bytes is the first of the pair that raised suspicion. */
    private record Suspect(int index, int offset) {}

    private static final int PAIRS = 1 << 16;
    private static final int[] ANY = IntStream.range(0, 1 << 8).toArray();

    /** Bytes of source texts, the frequent ones last; those that are not here are rarer still. */
    private static final String FREQUENT = "qzjx(){}[]kv;,=_wybgpfmh\"/.duclsrnoaite ";

    private final List<Needle> needles;
    private final byte[] suspicious = new byte[PAIRS];
    private final List<List<Suspect>> suspects = new ArrayList<>(Collections.nCopies(PAIRS, null));

    Sieve(List<Needle> needles) {
        this.needles = List.copyOf(needles);
        for (int index = 0; index < needles.size(); index++) {
            add(index, needles.get(index));
        }
    }

    /** A needle that is too short is known by one byte and any neighbour. */
    private void add(int index, Needle needle) {
        if (needle.length() < 3) {
            suspect(ANY, spellings(needle, 0), new Suspect(index, -1));
            suspect(spellings(needle, 0), ANY, new Suspect(index, 0));
        } else {
            int rarest = rarest(needle);
            suspect(spellings(needle, rarest), spellings(needle, rarest + 1), new Suspect(index, rarest));
            suspect(spellings(needle, rarest + 1), spellings(needle, rarest + 2), new Suspect(index, rarest + 1));
        }
    }

    private static int rarest(Needle needle) {
        int rarest = 0;
        for (int from = 1; from + 3 <= needle.length(); from++) {
            if (frequency(needle, from) < frequency(needle, rarest)) {
                rarest = from;
            }
        }
        return rarest;
    }

    private static int frequency(Needle needle, int from) {
        int frequency = 0;
        for (int i = from; i < from + 3; i++) {
            int rank = FREQUENT.indexOf(Needle.small(needle.at(i))) + 1;
            frequency += rank * rank;
        }
        return frequency;
    }

    private void suspect(int[] firsts, int[] seconds, Suspect suspect) {
        for (int first : firsts) {
            for (int second : seconds) {
                int pair = pair(first, second);
                suspicious[pair] = 1;
                List<Suspect> known = suspects.get(pair) == null ? new ArrayList<>() : suspects.get(pair);
                known.add(suspect);
                suspects.set(pair, known);
            }
        }
    }

    private static int[] spellings(Needle needle, int at) {
        int small = Needle.small(needle.at(at));
        boolean both = needle.anyCase() && small >= 'a' && small <= 'z';
        return both ? new int[] {small, small - ('a' - 'A')} : new int[] {needle.at(at)};
    }

    private static int pair(int first, int second) {
        return (first & 0xff) << 8 | second & 0xff;
    }

    /** Goes through the first bytes of a text. */
    void search(byte[] text, int length, Found found) {
        byte[] table = suspicious;
        int last = length - 1;
        for (int at = 0; at < last; at += 2) {
            if (table[(text[at] & 0xff) << 8 | text[at + 1] & 0xff] != 0) {
                compare(pair(text[at], text[at + 1]), at, text, length, found);
            }
        }
        if (length % 2 == 1 && suspicious[pair(text[last], 0)] != 0) {
            compare(pair(text[last], 0), last, text, length, found);
        }
    }

    private void compare(int pair, int at, byte[] text, int length, Found found) {
        for (Suspect suspect : suspects.get(pair)) {
            Needle needle = needles.get(suspect.index());
            int from = at - suspect.offset();
            if (from >= 0 && from + needle.length() <= length && needle.standsIn(text, from)) {
                found.needle(suspect.index(), from);
            }
        }
    }
}
