package assay.steps.pardes;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import assay.steps.Unstartable;

/** The programs of others that examples are played with. They are asked for, and so their absence is told. */
final class Interop {

    /** Those that the system keeps for its administrator are found as well. */
    private static final List<Path> FOLDERS = Stream.concat(
                    Arrays.stream(System.getenv().getOrDefault("PATH", "/usr/bin:/bin").split(":")), Stream.of("/usr/sbin", "/sbin"))
            .map(Path::of)
            .toList();

    private Interop() {}

    /** @throws Unstartable if any of them is not there, with the command that brings it */
    static void need(String... programs) {
        String missing = Arrays.stream(programs).filter(each -> find(each).isEmpty()).collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            throw new Unstartable("not on this machine: " + missing + "; 'sh src/setup.sh --interop' brings what @interop needs");
        }
    }

    /** The file of a program that is there. */
    static String file(String program) {
        need(program);
        return find(program).get(0).toString();
    }

    private static List<Path> find(String program) {
        return FOLDERS.stream().map(folder -> folder.resolve(program)).filter(Files::isExecutable).toList();
    }
}
