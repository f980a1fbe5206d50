package assay.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A build that the user named on the command line.
 *
 * @param searchPath folders to look in for a name without a slash, as in {@code PATH}
 */
record NamedProgram(String system, String commandLine, Map<String, String> environment, String searchPath) {

    Resolution resolve() {
        try {
            List<String> words = CommandLine.words(commandLine);
            boolean named = !words.isEmpty() && !words.get(0).isBlank();
            return named ? resolve(words) : unavailable("it names no program");
        } catch (IllegalArgumentException unreadable) {
            // A quote left open, or a character that no file name can have here.
            return unavailable(unreadable.getMessage());
        }
    }

    private Resolution resolve(List<String> words) {
        List<Program> candidates = Program.candidates(words.get(0), searchPath);
        return candidates.stream()
                .filter(Program::runnable)
                .findFirst()
                .map(found -> resolve(found, words))
                .orElseGet(() -> unavailable(whyNone(words.get(0), candidates)));
    }

    private Resolution resolve(Program program, List<String> words) {
        List<String> command = new ArrayList<>(words);
        command.set(0, program.file().toString());
        try {
            return new Resolution.Ready(new Provenance(
                    system,
                    command,
                    program.version(system, environment),
                    program.sha256(),
                    Provenance.Whose.NAMED));
        } catch (IOException refused) {
            return unavailable(refused.getMessage());
        }
    }

    private Resolution unavailable(String why) {
        return new Resolution.Unavailable(
                system, "-Dsubject." + system + "=\"" + commandLine + "\" cannot be started: " + why);
    }

    private static String whyNone(String name, List<Program> candidates) {
        if (name.contains("/")) {
            return candidates.get(0).obstacle();
        }
        return candidates.stream()
                .filter(candidate -> Files.exists(candidate.file()))
                .findFirst()
                .map(Program::obstacle)
                .orElse("there is no " + name + " on the PATH");
    }
}
