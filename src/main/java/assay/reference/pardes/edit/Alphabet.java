package assay.reference.pardes.edit;

import java.util.Arrays;
import java.util.TreeSet;

/**
 * The characters that an expression tells apart: those between two bounds are all alike to it, and have one symbol.
 *
 * <p>Beside these symbols there are two for the end of a text, and of a text whose last line is whole.
 */
final class Alphabet {

    private static final int PLAIN = 128;

    private final int[] bounds;
    private final int[] plain = new int[PLAIN];

    private Alphabet(TreeSet<Integer> begins) {
        bounds = begins.stream().mapToInt(Integer::intValue).toArray();
        for (int point = 0; point < PLAIN; point++) {
            plain[point] = search(point);
        }
    }

    static Alphabet of(Expression expression) {
        TreeSet<Integer> begins = new TreeSet<>();
        begins.add(0);
        bound(begins, '\n', '\n');
        gather(expression, begins);
        return new Alphabet(begins);
    }

    private static void bound(TreeSet<Integer> begins, int from, int to) {
        begins.add(from);
        begins.add(to + 1);
    }

    private static void gather(Expression expression, TreeSet<Integer> begins) {
        if (expression instanceof Expression.Point point) {
            bound(begins, point.point(), point.point());
        } else if (expression instanceof Expression.Set set) {
            set.ranges().forEach(range -> bound(begins, range.from(), range.to()));
        } else if (expression instanceof Expression.Group group) {
            gather(group.inside(), begins);
        } else if (expression instanceof Expression.Repeat repeat) {
            gather(repeat.what(), begins);
        } else if (expression instanceof Expression.Sequence sequence) {
            sequence.parts().forEach(part -> gather(part, begins));
        } else if (expression instanceof Expression.Choice choice) {
            choice.ways().forEach(way -> gather(way, begins));
        }
    }

    private int search(int point) {
        int found = Arrays.binarySearch(bounds, point);
        return found >= 0 ? found : -found - 2;
    }

    /** The symbol of a character. */
    int of(int point) {
        return point < PLAIN ? plain[point] : search(point);
    }

    /** How many symbols there are. */
    int size() {
        return bounds.length + 2;
    }

    int lineFeed() {
        return plain['\n'];
    }

    /** The end of a text. */
    int end() {
        return bounds.length;
    }

    /** The end of a text behind a line feed: no line begins or ends there. */
    int wholeEnd() {
        return bounds.length + 1;
    }
}
