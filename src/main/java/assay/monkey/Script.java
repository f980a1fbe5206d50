package assay.monkey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;

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

    private static final String SESSION = "session";
    private static final String FOLLOWS = "session follows";

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

    void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, head(about) + String.join("", sessions.stream().map(Script::text).toList()));
    }

    static String head(Map<String, String> about) {
        StringBuilder head = new StringBuilder(FORM + "\n");
        about.forEach((name, value) -> head.append(name).append(": ").append(value.replaceAll("\\s*\\R\\s*", " | ")).append('\n'));
        return head.toString();
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
        List<String> lines = Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
        if (lines.isEmpty() || !lines.get(0).equals(FORM)) {
            throw new IllegalArgumentException(file + " does not begin with '" + FORM + "'");
        }
        int blank = lines.indexOf("");
        Map<String, String> about = new LinkedHashMap<>();
        lines.subList(1, blank < 0 ? lines.size() : blank).forEach(line -> about.put(name(line), value(line)));
        return new Script(about, blank < 0 ? List.of() : parts(lines.subList(blank, lines.size())));
    }

    private static String name(String line) {
        if (!line.contains(": ")) {
            throw new IllegalArgumentException("no 'name: value': " + line);
        }
        return line.substring(0, line.indexOf(": "));
    }

    private static String value(String line) {
        return line.substring(line.indexOf(": ") + 2);
    }

    private static List<Part> parts(List<String> lines) {
        List<Part> parts = new ArrayList<>();
        for (String line : lines) {
            if (line.equals(SESSION) || line.equals(FOLLOWS)) {
                parts.add(new Part(line.equals(FOLLOWS), List.of()));
            } else if (!line.isBlank()) {
                parts.add(longer(parts, Notation.parse(line)));
            }
        }
        return parts;
    }

    /** The last part with one more operation, taken off the list; a file without a session line has one session. */
    private static Part longer(List<Part> parts, Operation operation) {
        Part last = parts.isEmpty() ? new Part(false, List.of()) : parts.remove(parts.size() - 1);
        List<Operation> operations = new ArrayList<>(last.operations());
        operations.add(operation);
        return new Part(last.follows(), operations);
    }
}
