package assay.ninep;

/** The beginning of a line that may be very long. */
final class Excerpt {

    private static final int LENGTH = 300;

    private Excerpt() {}

    static String of(String line) {
        return line.length() <= LENGTH ? line : line.substring(0, LENGTH) + "...";
    }
}
