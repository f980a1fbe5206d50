package assay.bans;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A text that people write for the gate: rules, plants, or known breaches. */
final class Handwritten {

    /** Editors of one system put it before the first line, and show it to nobody. */
    private static final String MARK = "\ufeff";

    private Handwritten() {}

    /** @throws Refused if it is no text */
    static String text(Path file) throws IOException {
        try {
            String text = Files.readString(file);
            return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
        } catch (MalformedInputException broken) {
            throw new Refused(List.of(file + " is not written in UTF-8"));
        }
    }

    static List<String> lines(Path file) throws IOException {
        return text(file).lines().toList();
    }
}
