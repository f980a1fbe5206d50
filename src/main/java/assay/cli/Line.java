package assay.cli;

import assay.report.Visible;

/** What a subject may have said, as one line for a terminal: nothing that a terminal would obey, and not too much of it. */
final class Line {

    private static final int LONGEST = 1_000;

    private Line() {}

    static String of(String text) {
        String line = Visible.text(text.strip().replaceAll("\\s+", " "));
        if (line.length() <= LONGEST) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return line.substring(0, end) + "… (" + (line.length() - end) + " more characters)";
    }
}
