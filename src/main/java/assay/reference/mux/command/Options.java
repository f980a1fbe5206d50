package assay.reference.mux.command;

import assay.reference.mux.place.Places;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rest of a command line, after the words that picked the command: options, and what is none. */
final class Options {

    private final Map<String, String> values = new HashMap<>();
    private final List<String> words = new ArrayList<>();

    /**
     * Reads what a command takes.
     *
     * @param valued options with a value
     * @param flags options without one
     * @param most how many words it takes beside
     */
    Options(List<String> line, Set<String> valued, Set<String> flags, int most) {
        for (int i = 0; i < line.size(); i++) {
            String word = line.get(i);
            if (flags.contains(word)) {
                values.put(word, "");
            } else if (valued.contains(word)) {
                if (i + 1 == line.size()) {
                    throw new Usage(word + " needs a value");
                }
                values.put(word, line.get(++i));
            } else if (word.startsWith("-") && word.length() > 1) {
                throw new Usage("there is no option " + word + " here");
            } else {
                words.add(word);
            }
        }
        if (words.size() > most) {
            throw new Usage("there is a word too many: " + words.get(most));
        }
    }

    boolean has(String flag) {
        return values.containsKey(flag);
    }

    Optional<String> value(String option) {
        return Optional.ofNullable(values.get(option));
    }

    List<String> words() {
        return words;
    }

    /** The socket that is named, or else the usual one. */
    Path socket(Places places) {
        Path socket = value("--sock").map(Path::of).orElseGet(places::socket);
        return socket.isAbsolute() ? socket : Path.of(System.getProperty("user.dir")).resolve(socket);
    }
}
