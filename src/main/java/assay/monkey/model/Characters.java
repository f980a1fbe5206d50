package assay.monkey.model;

import java.io.ByteArrayOutputStream;
import java.util.List;

import assay.monkey.operation.Data;
import assay.ninep.Text;

/**
 * A text as the rules count it: a character is one that UTF-8 spells, or a byte that is part of none.
 *
 * <p>To search in, each is one code unit: those that need two are stood for by one of the private ones, so nothing is to be
 * looked for that could be told apart from another of them.
 */
final class Characters {

    private static final char STANDS_FOR_ONE = '\ue000';

    private final int[] points;

    private Characters(int[] points) {
        this.points = points;
    }

    static Characters of(Data data) {
        return new Characters(Text.decode(data.bytes()).codePoints().toArray());
    }

    int length() {
        return points.length;
    }

    boolean endsLine(int place) {
        return points[place] == '\n';
    }

    String units() {
        StringBuilder units = new StringBuilder(points.length);
        for (int each : points) {
            units.append(each > 0xffff ? STANDS_FOR_ONE : (char) each);
        }
        return units.toString();
    }

    Data part(int from, int to) {
        return Data.of(Text.encode(new String(points, from, to - from)));
    }

    /** The text with pieces put in place of others, which are in order and apart. */
    Data with(List<Change> changes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        int behind = 0;
        for (Change change : changes) {
            all.writeBytes(part(behind, change.from()).bytes());
            all.writeBytes(change.text().bytes());
            behind = change.to();
        }
        all.writeBytes(part(behind, length()).bytes());
        return Data.of(all.toByteArray());
    }

    /** A piece that is put in place of another. */
    record Change(int from, int to, Data text) {}

    static int count(Data data) {
        return of(data).length();
    }

    static Data bytes(String text) {
        return Data.of(Text.encode(text));
    }
}
