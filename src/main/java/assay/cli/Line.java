package assay.cli;

import assay.report.Visible;

/** What a subject may have said, as one line for a terminal: nothing that a terminal would obey, and not too much of it. */
final class Line {

    private static final int LONGEST = 1_000;

    private Line() {}

    static String of(String text) {
        return Visible.beginning(text.strip().replaceAll("\\s+", " "), LONGEST);
    }
}
