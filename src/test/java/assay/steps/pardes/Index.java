package assay.steps.pardes;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.assertj.core.api.Assertions;

/** The index of a session: its panes, from the left and from the top. */
record Index(List<Line> lines) {

    private static final Pattern LINE = Pattern.compile("([ 0-9]{11}) ([ 0-9]{11}) ([ 0-9]{11}) {11}([01]) {11}([01]) (.*)");

    /**
     * One pane.
     *
     * @param tagLength in characters
     * @param bodyLength in characters
     * @param tag its first line
     */
    record Line(String serial, int tagLength, int bodyLength, boolean directory, boolean dirty, String tag) {
        /** The name in front of the tag's commands. */
        String name() {
            return tag.replaceFirst(" ?Del Snarf.*", "");
        }
    }

    static Index of(byte[] text) {
        return new Index(Records.lines(text).stream().map(Index::line).toList());
    }

    private static Line line(String text) {
        Matcher line = LINE.matcher(text);
        Assertions.assertThat(line.matches()).as("a line of the index has five numbers of eleven places: '%s'", text).isTrue();
        return new Line(
                line.group(1).strip(),
                Integer.parseInt(line.group(2).strip()),
                Integer.parseInt(line.group(3).strip()),
                line.group(4).equals("1"),
                line.group(5).equals("1"),
                line.group(6));
    }

    List<String> serials() {
        return lines.stream().map(Line::serial).toList();
    }

    /** The pane of the highest serial. */
    String newest() {
        return serials().stream().max(Comparator.comparingLong(Long::parseLong)).orElseThrow();
    }

    /** The serial of the first pane with a name. */
    String showing(String name) {
        return lines.stream().filter(line -> line.name().equals(name)).map(Line::serial).findFirst()
                .orElseThrow(() -> new AssertionError("no pane is called " + name + ": " + lines));
    }

    /** The pane with a serial. */
    Line pane(String serial) {
        return lines.stream().filter(line -> line.serial().equals(serial)).findFirst()
                .orElseThrow(() -> new AssertionError("the index has no pane " + serial + ": " + lines));
    }
}
