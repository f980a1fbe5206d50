package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import assay.channel.Deadline;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;

/** What becomes of a run's processes and scratch folders when the run ends, however it ends. */
@Timeout(60)
final class GuardianTest {

    private static final Duration CLEAN = Duration.ofSeconds(2);
    private static final int SIGKILL = 9;

    private final Processes processes = Platform.host().processes();

    @TempDir
    Path folder;

    /** Also of a test that failed. */
    @AfterEach
    void killWhatRemains() throws OsException {
        for (int pid : subjects()) {
            processes.signal(pid, SIGKILL);
        }
        for (int pid : strays()) {
            processes.signal(pid, SIGKILL);
        }
    }

    @Test
    void nothingRemainsOfASuiteThatIsKilled() throws Exception {
        try (AnotherJava suite = suite(List.of())) {
            suite.awaitReady(Plain.soon());
            Plain.soon().await(() -> subjects().size() == 6, "three subjects and a daemon of each are not seen");
            Plain.soon().await(() -> strays().size() == 3, "of each a daemon that forgot its environment is not seen");
            assertThat(scratches()).hasSize(1);
            processes.signal(suite.pid(), SIGKILL);
            assertClean("killed when all was started");
        }
    }

    @Test
    void nothingRemainsOfASuiteWhoseProcessGroupIsKilled() throws Exception {
        try (AnotherJava suite = suite(List.of("setsid"))) {
            suite.awaitReady(Plain.soon());
            processes.signal(-suite.pid(), SIGKILL);
            assertClean("killed as a group");
        }
    }

    @Test
    void nothingRemainsOfASuiteThatLeavesWithoutClosingAnything() throws Exception {
        try (AnotherJava suite = suite(List.of())) {
            suite.awaitReady(Plain.soon());
            suite.toEnd();
            assertClean("left by itself");
        }
    }

    @Test
    void nothingRemainsOfASuiteWhoseClassesAreGoneWhenItIsKilled() throws Exception {
        Path classes = folder.resolve("classes");
        copy(Path.of(Guardian.class.getProtectionDomain().getCodeSource().getLocation().toURI()), classes);
        try (AnotherJava suite = AnotherJava.start(
                folder, List.of(), options(), Map.of(), classes.toString(), DoomedSuite.class)) {
            suite.awaitReady(Plain.soon());
            Plain.soon().await(() -> guardianIsReady(suite.pid()), "the guardian does not get ready");
            Scratch.remove(classes);
            processes.signal(suite.pid(), SIGKILL);
            assertClean("whose classes were deleted");
        }
    }

    /** The native library, unpacked under a name of its own, is the last that it loads. */
    private boolean guardianIsReady(int suite) {
        return processes.children(suite).stream()
                .filter(child -> !subjects().contains(child))
                .anyMatch(GuardianTest::mapsNativeLibrary);
    }

    private static boolean mapsNativeLibrary(int pid) {
        try (Stream<String> maps = Files.lines(Path.of("/proc/" + pid + "/maps"))) {
            return maps.anyMatch(line -> line.matches(".*/jna\\d+\\.tmp.*"));
        } catch (IOException gone) {
            return false;
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Files.copy(each, to.resolve(from.relativize(each).toString()));
            }
        }
    }

    @Test
    void nothingRemainsOfASuiteThatIsKilledWhileItStarts() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 3; i++) {
            try (AnotherJava suite = suite(List.of())) {
                // With the first scratch the guardian has been started, but it is not up before some tenths of a second.
                Plain.soon().await(() -> !scratches().isEmpty() || !suite.alive(), "the suite starts nothing");
                Deadline.pause(Duration.ofMillis(random.nextInt(30)));
                processes.signal(suite.pid(), SIGKILL);
                assertClean("killed while it starts (seed " + seed + ", kill " + i + ")");
            }
        }
    }

    @Test
    void withoutItsGuardianNothingIsStartedAnyMore() throws Exception {
        try (AnotherJava suite = AnotherJava.start(folder, List.of(), options(), Map.of(), Unguarded.class)) {
            assertThat(suite.toEnd()).contains("refused: the guardian of the run (process ", ") has ended with signal 9");
            assertThat(scratches()).as("what a suite leaves that outlived its guardian").isEmpty();
        }
    }

    private AnotherJava suite(List<String> before) throws IOException {
        return AnotherJava.start(folder, before, options(), Map.of(), DoomedSuite.class);
    }

    private List<String> options() {
        return List.of("-Djava.io.tmpdir=" + folder);
    }

    private void assertClean(String when) {
        Deadline.within("clean-up", CLEAN)
                .await(() -> subjects().isEmpty() && scratches().isEmpty() && strays().isEmpty(), "something remains of a suite " + when);
    }

    /** All that runs in a scratch below our folder. */
    private List<Integer> subjects() {
        return processes.all().stream()
                .filter(pid -> processes.environment(pid).getOrDefault("HOME", "").startsWith(folder.toString()))
                .toList();
    }

    /** What runs in a folder of ours and has forgotten all that it was started with. */
    private List<Integer> strays() {
        return processes.all().stream().filter(pid -> runsIn(pid, folder)).toList();
    }

    private static boolean runsIn(int pid, Path folder) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/" + pid + "/cwd")).startsWith(folder.resolve("away"));
        } catch (IOException gone) {
            return false;
        }
    }

    private List<Path> scratches() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(each -> each.getFileName().toString().startsWith("assay-")).toList();
        } catch (IOException gone) {
            throw new AssertionError(gone);
        }
    }

    /** A suite whose guardian is killed. */
    static final class Unguarded {
        private Unguarded() {}

        public static void main(String[] arguments) throws OsException, IOException {
            Guardian.ofThisProgram();
            Processes processes = Platform.host().processes();
            int guardian = processes.children(processes.self()).get(0);
            processes.signal(guardian, SIGKILL);
            Plain.soon().await(Unguarded::refused, "subjects are started without a guardian");
        }

        private static boolean refused() {
            try (Running<Plain.Said, Plain.Said> running = Plain.start("/bin/cat")) {
                return !running.scratch().home().isAbsolute();
            } catch (IOException refused) {
                System.out.println("refused: " + refused.getMessage());
                return true;
            }
        }
    }
}
