package assay.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Assay's own kernel, out of the project's sources, on the first Python that can run all of it. */
final class OwnKernel {

    private static final String SYSTEM = "rlm";
    private static final List<String> USUAL = List.of("/usr/bin/python3", "python3");
    private static final String NEEDED = "Python 3.11 or newer that imports dill";
    private static final String FIT = "Python [0-9.]+";
    private static final String TELL =
            """
            import sys
            said = "Python " + ".".join(map(str, sys.version_info[:3]))
            if sys.version_info < (3, 11):
                said += ", which is too old"
            else:
                try:
                    import dill
                except Exception as why:
                    said += ", which cannot import dill: " + str(why)
            print(said)
            """;

    private final SourcePackage kernel;
    private final Optional<String> named;

    /**
     * @param root the project's folder
     * @param named the interpreter that the user named, if any
     */
    OwnKernel(Path root, Optional<String> named) {
        this.kernel = new SourcePackage(root.resolve("src/main/python"), SYSTEM);
        this.named = named;
    }

    /** What the kernel needs in its environment. */
    Map<String, String> environment() {
        return Map.of("PYTHONPATH", kernel.sources().toString());
    }

    Resolution resolve() {
        if (!kernel.exists()) {
            return unavailable("there is no package " + SYSTEM + " in " + kernel.sources()
                    + "; run in the project's folder, or name a build with -Dsubject.rlm=\"python3 -m rlm.repl\""
                    + " -Dsubject.rlm.env.PYTHONPATH=…");
        }
        List<String> tried = new ArrayList<>();
        try {
            for (String candidate : named.map(List::of).orElse(USUAL)) {
                Optional<Resolution> found = resolve(candidate, tried);
                if (found.isPresent()) {
                    return found.get();
                }
            }
            return unavailable("the kernel needs " + NEEDED + ": " + String.join(", ", tried) + help());
        } catch (IOException refused) {
            return unavailable(refused.getMessage());
        }
    }

    private Optional<Resolution> resolve(String candidate, List<String> tried) throws IOException {
        Optional<Program> program = Program.find(candidate);
        if (program.isEmpty()) {
            tried.add(candidate + " is no program that may be run");
            return Optional.empty();
        }
        String version = program.get().firstLine(SYSTEM, List.of("-c", TELL), Map.of());
        if (!version.matches(FIT)) {
            tried.add(candidate + (version.startsWith("Python ") ? " is " + version : " is no Python"));
            return Optional.empty();
        }
        return Optional.of(new Resolution.Ready(new Provenance(
                SYSTEM,
                List.of(program.get().file().toString(), "-m", "rlm.repl"),
                "protocol 3, on " + version,
                kernel.sha256(),
                Provenance.Whose.REFERENCE)));
    }

    private String help() {
        return named.isPresent()
                ? "; name another with -Dsubject.rlm.python=/path/python3"
                : "; on Debian `apt-get install python3 python3-dill`, or name one with -Dsubject.rlm.python=/path/python3";
    }

    private static Resolution unavailable(String why) {
        return new Resolution.Unavailable(SYSTEM, why);
    }
}
