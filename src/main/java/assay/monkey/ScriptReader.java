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
    private final List<Script.Part> parts = new ArrayList<>();
    private boolean begun;
    private boolean inSessions;

    ScriptReader(Path file) {
        this.file = file;
    }

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
        return new Script(about, parts);
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
            parts.add(new Script.Part(line.equals(Script.FOLLOWS), List.of()));
            return;
        }
        // A file without a session line has one session.
        Script.Part last = parts.isEmpty() ? new Script.Part(false, List.of()) : parts.remove(parts.size() - 1);
        List<Operation> operations = new ArrayList<>(last.operations());
        operations.add(Notation.parse(line));
        parts.add(new Script.Part(last.follows(), operations));
    }

    private static String shortened(String line) {
        return line.length() < 100 ? line : line.substring(0, 100) + "...";
    }
}
