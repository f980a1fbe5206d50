package assay.cli;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes words so that a shell would read the same words again. */
final class Shell {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

    private Shell() {}

    static String quoted(List<?> words) {
        return words.stream().map(String::valueOf).map(Shell::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
