package assay.steps;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import assay.os.Platform;
import assay.os.Processes;
import assay.subject.Guardian;
import io.cucumber.java.AfterAll;
import io.cucumber.java.BeforeAll;

/** The suite's own descriptors: after all examples it holds no pipe, socket or watch that it did not hold before. */
public final class OwnDescriptors {

    private static final List<String> KINDS = List.of("pipe:", "socket:", "anon_inode:", "/dev/ptmx", "/dev/pts/ptmx");

    private static Map<Integer, String> before = Map.of();

    private OwnDescriptors() {}

    @BeforeAll
    public static void note() throws IOException {
        // Its pipe is the run's and not an example's.
        Guardian.ofThisProgram();
        before = now();
    }

    @AfterAll
    public static void compare() {
        Map<Integer, String> left = now();
        left.entrySet().removeAll(before.entrySet());
        if (!left.isEmpty()) {
            throw new AssertionError("the suite itself has left descriptors open: " + left);
        }
    }

    private static Map<Integer, String> now() {
        Processes processes = Platform.host().processes();
        Map<Integer, String> open = new TreeMap<>(Platform.host().descriptors().of(processes.self()));
        open.values().removeIf(name -> KINDS.stream().noneMatch(name::startsWith));
        return open;
    }
}
