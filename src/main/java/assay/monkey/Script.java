package assay.monkey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;
import assay.report.Visible;
import assay.report.WholeFile;
import assay.report.Why;

/**
 * Operations in a file, for sessions one after another, and what is known of them.
 *
 * <p>The first line names the form; then come lines {@code name: value}, and behind a blank line the sessions: {@code
 * session}, or {@code session follows} for one whose log is followed, and a line for each operation. A line that begins
 * with {@code #} says something to people.
 *
 * @param about what is known, by name, in order
 */
record Script(Map<String, String> about, List<Part> sessions) {

    static final String FORM = "assay monkey 1";

    static final String SESSION = "session";
    static final String FOLLOWS = "session follows";

    /** The operations of one session. */
    record Part(boolean follows, List<Operation> operations) {
        Part {
            operations = List.copyOf(operations);
        }
    }

    Script {
        about = new LinkedHashMap<>(about);
        sessions = List.copyOf(sessions);
    }

    /** @throws IOException that names the file, which then is as it was before */
    void write(Path file) throws IOException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            WholeFile.put(file, head(about) + String.join("", sessions.stream().map(Script::text).toList()));
        } catch (IOException refused) {
            throw new IOException(file + " cannot be written: " + Why.of(refused), refused);
        }
    }

    /** What a subject said is quoted in it: whoever shows the file on a terminal is not to obey that. */
    static String head(Map<String, String> about) {
        StringBuilder head = new StringBuilder(FORM + "\n");
        about.forEach((name, value) -> head.append(name).append(": ").append(line(value)).append('\n'));
        return head.toString();
    }

    private static String line(String value) {
        return Visible.text(value.replaceAll("\\s*\\R\\s*", " | "));
    }

    static String start(boolean follows) {
        return "\n" + (follows ? FOLLOWS : SESSION) + "\n";
    }

    private static String text(Part part) {
        StringBuilder text = new StringBuilder(start(part.follows()));
        part.operations().forEach(each -> text.append(Notation.print(each)).append('\n'));
        return text.toString();
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException with the line, if it is not understood
     */
    static Script read(Path file) throws IOException {
        return new ScriptReader(file).read();
    }
}
