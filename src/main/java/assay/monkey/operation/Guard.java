package assay.monkey.operation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps a monkey from doing harm outside the session, also when a person has edited what it runs: nothing is changed below
 * the folders that show the machine's own files, and no text that could mean more than words to a shell gets near one, nor
 * into a body, which a shell may be given.
 */
public final class Guard {

    private static final String UNSAFE = "/~$`;|&<>.\\*?![]{}'\"";
    private static final Set<String> HOST = Set.of("os", "src");
    /** What is written here is an address, a name to look for or a word of a fixed list: nobody runs it. */
    private static final Set<String> NEVER_RUN = Set.of("addr", "dot", "limit", "sel", "focus", "log", "look");

    private Guard() {}

    /** A text without what a shell would take for more than words. */
    public static Data safe(Data data) {
        StringBuilder safe = new StringBuilder();
        data.latin().chars().filter(each -> UNSAFE.indexOf(each) < 0).forEach(each -> safe.append((char) each));
        return Data.ofLatin(safe.toString());
    }

    /** Whether a path leads to the machine's own files. */
    public static boolean ofTheMachine(String path) {
        return names(path).stream().findFirst().filter(HOST::contains).isPresent();
    }

    /** Why a text is not written to a file, if it is not. */
    public static Optional<String> refusal(String path, Data data) {
        if (ofTheMachine(path)) {
            return Optional.of("it would change the machine's own files: " + path);
        }
        List<String> names = names(path);
        boolean harmless = !names.isEmpty() && NEVER_RUN.contains(names.get(names.size() - 1))
                || EditText.harmless(data.latin())
                || data.latin().chars().noneMatch(each -> UNSAFE.indexOf(each) >= 0);
        return harmless ? Optional.empty() : Optional.of("a shell might be given more than words: " + data);
    }

    private static List<String> names(String path) {
        return Arrays.stream(path.split("/")).filter(name -> !name.isEmpty()).toList();
    }
}
