package assay.monkey;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import assay.monkey.operation.Notation;
import assay.monkey.operation.Operation;

/** Reads a file of operations line by line; a line that it does not understand it names by its number. */
final class ScriptReader {

    private final Path file;
    private final Map<String, String> about = new LinkedHashMap<>();
    private final List<Part> parts = new ArrayList<>();
    private boolean begun;
    private boolean inSessions;

    ScriptReader(Path file) {
        this.file = file;
    }

    /** A session whose operations are still read. */
    private record Part(boolean follows, List<Operation> operations) {}

    /** @throws IllegalArgumentException with the line, if it is not understood */
    Script read() throws IOException {
        List<String> lines = lines();
        for (int number = 1; number <= lines.size(); number++) {
            try {
                take(lines.get(number - 1));
            } catch (IllegalArgumentException bad) {
                throw new IllegalArgumentException(file + " line " + number + ": " + bad.getMessage(), bad);
            }
        }
        if (parts.isEmpty()) {
            throw new IllegalArgumentException(file + (begun ? " holds no session and no operation"
                    : " is empty: its first line must be '" + Script.FORM + "'"));
        }
        return new Script(about, parts.stream().map(each -> new Script.Part(each.follows(), each.operations())).toList());
    }

    private List<String> lines() throws IOException {
        if (Files.isDirectory(file)) {
            throw new IllegalArgumentException(file + " is a folder, and no file of operations");
        }
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException noText) {
            throw new IllegalArgumentException(file + " is no text in UTF-8", noText);
        }
    }

    private void take(String line) {
        if (line.startsWith("#")) {
            return;
        }
        if (!begun) {
            begin(line);
        } else if (line.isBlank()) {
            inSessions = true;
        } else if (inSessions) {
            inSession(line.strip());
        } else {
            head(line);
        }
    }

    private void begin(String line) {
        if (!line.equals(Script.FORM)) {
            throw new IllegalArgumentException("a file of operations begins with '" + Script.FORM + "', and this is: " + shortened(line));
        }
        begun = true;
    }

    private void head(String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("no 'name: value' before the first blank line: " + shortened(line));
        }
        about.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }

    private void inSession(String line) {
        if (line.equals(Script.SESSION) || line.equals(Script.FOLLOWS)) {
            parts.add(new Part(line.equals(Script.FOLLOWS), new ArrayList<>()));
            return;
        }
        if (parts.isEmpty()) {
            // A file without a session line has one session.
            parts.add(new Part(false, new ArrayList<>()));
        }
        parts.get(parts.size() - 1).operations().add(Notation.parse(line));
    }

    private static String shortened(String line) {
        return line.length() < 100 ? line : line.substring(0, 100) + "...";
    }
}
