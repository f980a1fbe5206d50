package assay.reference.pardes.terminal;

import java.util.List;

/** Hands a person's own command line to a person's own shell. */
final class ShellWords {

    /** The shell of those who name none. */
    static final String USUAL = "/bin/sh";

    private ShellWords() {}

    static List<String> command(String shell, String line) {
        return List.of(shell, "-c", line);
    }
}
