package assay.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list on the class path: one entry per line, its fields set apart by bars, with comments and blank lines. */
record ListFile(String name, List<Entry> entries) {

    /** One line's fields. */
    record Entry(String file, int line, List<String> fields) {

        Finding finding(String words) {
            return new Finding(file, line, words);
        }
    }

    /** How many fields a line has. */
    private record Width(int least, int most) {

        boolean takes(int count) {
            return count >= least && count <= most;
        }

        String refusal(int count) {
            String wanted = least == most ? least + " belong" : least + " or more belong";
            return "this line has " + count + " fields where " + wanted + ", set apart by ' | '";
        }
    }

    /** Reads a list, if there is one; a line that has another number of fields becomes a finding. */
    static Optional<ListFile> read(String name, int fields, List<Finding> findings) {
        return read(name, new Width(fields, fields), findings);
    }

    /** Reads a list, if there is one; a line that has fewer fields becomes a finding. */
    static Optional<ListFile> readAtLeast(String name, int fields, List<Finding> findings) {
        return read(name, new Width(fields, Integer.MAX_VALUE), findings);
    }

    private static Optional<ListFile> read(String name, Width width, List<Finding> findings) {
        Optional<Utf8> content = content(name);
        content.flatMap(Utf8::badLine).ifPresent(line -> findings.add(new Finding(name, line, "this line is not UTF-8")));
        return content.map(each -> new ListFile(name, entries(name, each.text(), width, findings)));
    }

    private static List<Entry> entries(String name, String text, Width width, List<Finding> findings) {
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Entry entry = new Entry(name, number, fieldsOf(line));
            if (width.takes(entry.fields().size())) {
                entries.add(entry);
            } else {
                findings.add(entry.finding(width.refusal(entry.fields().size())));
            }
        }
        return entries;
    }

    private static List<String> fieldsOf(String line) {
        List<String> fields = new ArrayList<>();
        for (String field : line.strip().split("\\s\\|(\\s|$)", -1)) {
            fields.add(field.strip());
        }
        return fields;
    }

    private static Optional<Utf8> content(String name) {
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            return Optional.of(new Utf8(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the list " + name + " on the class path", e);
        }
    }
}
