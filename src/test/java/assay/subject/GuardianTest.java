package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

import assay.BusyMachine;
import assay.channel.Deadline;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Signals;

/** What becomes of a run's processes and scratch folders when the run ends, however it ends. */
@Timeout(60)
final class GuardianTest {

    private static final Duration CLEAN = Duration.ofSeconds(2);

    private final Processes processes = Platform.host().processes();

    @TempDir
    Path folder;

    /** Also of a test that failed. */
    @AfterEach
    void killWhatRemains() throws OsException {
        for (int pid : subjects()) {
            processes.signal(pid, Signals.SIGKILL);
        }
        for (int pid : strays()) {
            processes.signal(pid, Signals.SIGKILL);
        }
    }

    @Test
    void nothingRemainsOfASuiteThatIsKilled() throws Exception {
        try (AnotherJava suite = suite(List.of())) {
            suite.awaitReady(Plain.soon());
            Plain.soon().await(() -> subjects().size() == 6, "three subjects and a daemon of each are not seen");
            Plain.soon().await(() -> strays().size() == 3, "of each a daemon that forgot its environment is not seen");
            assertThat(scratches()).hasSize(1);
            processes.signal(suite.pid(), Signals.SIGKILL);
            assertClean("killed when all was started");
        }
    }

    @Test
    void nothingRemainsOfASuiteWhoseProcessGroupIsKilled() throws Exception {
        try (AnotherJava suite = suite(List.of("setsid"))) {
            suite.awaitReady(Plain.soon());
            processes.signal(-suite.pid(), Signals.SIGKILL);
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
            processes.signal(suite.pid(), Signals.SIGKILL);
            assertClean("whose classes were deleted");
        }
    }

    /** It waits for the end of the run, and has loaded by then what it needs. */
    private boolean guardianIsReady(int suite) {
        return processes.children(suite).stream().filter(GuardianTest::isGuardian).anyMatch(GuardianTest::readsItsInput);
    }

    /** A process that is only just being started still is a copy of the suite. */
    private static boolean isGuardian(int pid) {
        return lines(Path.of("/proc/" + pid + "/cmdline")).anyMatch(line -> line.contains(Guardian.class.getName()));
    }

    /** Some thread is inside the system's call number 0, read, of descriptor 0. */
    private static boolean readsItsInput(int pid) {
        File[] threads = new File("/proc/" + pid + "/task").listFiles();
        return threads != null
                && Stream.of(threads).flatMap(thread -> lines(thread.toPath().resolve("syscall"))).anyMatch(call -> call.startsWith("0 0x0 "));
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.ISO_8859_1).stream();
        } catch (IOException gone) {
            return Stream.empty();
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
                processes.signal(suite.pid(), Signals.SIGKILL);
                assertClean("killed while it starts (seed " + seed + ", kill " + i + ")");
            }
        }
    }

    @Test
    void nothingRemainsOfASuiteWhoseSubjectFliesByStartingItsSuccessor() throws Exception {
        try (AnotherJava suite = AnotherJava.start(folder, List.of(), options(), Map.of(), Fleeing.class)) {
            suite.awaitReady(Plain.soon());
            Plain.soon().await(() -> !strays().isEmpty(), "the chain is not seen");
            processes.signal(suite.pid(), Signals.SIGKILL);
            assertClean("whose subject flies");
            for (int look = 0; look < 20; look++) {
                assertThat(strays()).as("the chain, which one look may miss").isEmpty();
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
        Deadline.within("clean-up", onThisMachine(CLEAN))
                .await(() -> subjects().isEmpty() && scratches().isEmpty() && strays().isEmpty(), "something remains of a suite " + when);
    }

    /** The promise is about a machine that has room for the guardian. */
    private static Duration onThisMachine(Duration promised) {
        return Duration.ofMillis((long) (promised.toMillis() * BusyMachine.crowding()));
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

    /** A suite whose subject forgets its environment, and whose every process lives for as long as it takes to start the next. */
    static final class Fleeing {
        private Fleeing() {}

        public static void main(String[] arguments) throws IOException {
            Plain.fleeing("mkdir -p ../../../away; cd ../../../away; ", "exec sleep 1000");
            AnotherJava.sayReady();
            Plain.soon().await(() -> false, "nobody kills this suite");
        }
    }

    /** A suite whose guardian is killed. */
    static final class Unguarded {
        private Unguarded() {}

        public static void main(String[] arguments) throws OsException, IOException {
            Guardian.ofThisProgram();
            Processes processes = Platform.host().processes();
            int guardian = processes.children(processes.self()).get(0);
            processes.signal(guardian, Signals.SIGKILL);
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
