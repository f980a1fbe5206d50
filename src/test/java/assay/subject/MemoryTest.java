package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.os.OsException;
import assay.os.Platform;

/** What the system does not tell of a process's memory is not taken for nought. */
final class MemoryTest {

    private static final String HIDDEN = "hidden";

    /** Another user's process hides its pages, and so does root's from a root that gave its powers up. */
    @Test
    void memoryThatIsNotShownIsNotNought(@TempDir Path folder) throws Exception {
        boolean root = Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        List<String> powerless = root ? List.of("setpriv", "--bounding-set=-all", "--inh-caps=-all") : List.of();
        String said;
        try (AnotherJava asker = AnotherJava.start(folder, powerless, List.of(), Map.of(), Asker.class, "1")) {
            said = asker.toEnd();
        }
        assumeThat(said).startsWith(HIDDEN);

        assertThat(said).contains("cannot tell how much memory process 1 uses");
    }

    static final class Asker {
        private Asker() {}

        public static void main(String[] arguments) {
            int pid = Integer.parseInt(arguments[0]);
            boolean hidden = !canRead(Path.of("/proc/" + pid + "/smaps_rollup"));
            try {
                System.out.println((hidden ? HIDDEN : "shown") + " " + Platform.host().processes().residentMemory(pid));
            } catch (OsException untold) {
                System.out.println((hidden ? HIDDEN : "shown") + " " + untold.getMessage());
            }
        }

        private static boolean canRead(Path file) {
            try {
                return Files.readAllBytes(file).length > 0;
            } catch (IOException refused) {
                return false;
            }
        }
    }
}
