package assay.os;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import assay.channel.Deadline;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SpawnTest {

    private final Processes processes = Platform.host().processes();
    private final Descriptors descriptors = Platform.host().descriptors();

    @TempDir
    Path folder;

    @Test
    void theEnvironmentIsExactlyWhatWasGiven() throws Exception {
        Map<String, String> given = Map.of("A", "1", "EMPTY", "", "BLANK", " a  b ", "EQUALS", "x=y", "LINES", "a\nb", "UMLAUT", "ä中😀");
        try (Trial trial = Trial.with(given, "/usr/bin/env", "-0")) {
            assertThat(trial.output().split("\0"))
                    .containsExactlyInAnyOrder(
                            "A=1", "EMPTY=", "BLANK= a  b ", "EQUALS=x=y", "LINES=a\nb", "UMLAUT=ä中😀");
        }
        try (Trial trial = Trial.of("/usr/bin/env")) {
            assertThat(trial.output()).isEmpty();
        }
    }

    @Test
    void argumentsArriveAsTheyWereGiven() throws Exception {
        try (Trial trial = Trial.of("/usr/bin/printf", "[%s]", "", "a b", "$HOME", "*", "ä")) {
            assertThat(trial.output()).isEqualTo("[][a b][$HOME][*][ä]");
        }
    }

    @Test
    void itStartsInTheGivenDirectory() throws Exception {
        Path inside = Files.createDirectory(folder.resolve("a b"));
        try (Trial trial = Trial.in(inside, "/bin/pwd", "-P")) {
            assertThat(trial.output()).isEqualTo(inside.toRealPath() + "\n");
        }
    }

    @Test
    void itLeadsASessionOfItsOwn() throws Exception {
        try (Trial trial = Trial.idle()) {
            String[] stat = afterName(trial.pid());
            String pid = Integer.toString(trial.pid());
            assertThat(stat[2]).as("process group").isEqualTo(pid);
            assertThat(stat[3]).as("session").isEqualTo(pid);
            assertThat(processes.inSession(trial.pid())).containsExactly(trial.pid());
        }
    }

    @Test
    void noSignalIsBlockedOrIgnored() throws Exception {
        try (Trial trial = Trial.idle()) {
            assertThat(signals(trial.pid(), "SigBlk")).isZero();
            // The C library keeps 32 and 33 to itself.
            assertThat(signals(trial.pid(), "SigIgn") & ~0x1_8000_0000L).isZero();
        }
    }

    @Test
    void theQuitSignalThatJavaThreadsBlockEndsIt() throws Exception {
        try (Trial trial = Trial.idle()) {
            processes.signal(trial.pid(), 3);
            assertThat(trial.reap()).isEqualTo(new Exit.Signal(3));
        }
    }

    @Test
    void itHasNoDescriptorBeyondTheThreeStreams() throws Exception {
        Descriptors.Pipe another = descriptors.pipe();
        try (Trial trial = Trial.idle()) {
            // A program that is still loading its libraries has one of them open.
            Deadline.within("loaded", Duration.ofSeconds(10))
                    .await(
                            () -> descriptors.of(trial.pid()).keySet().equals(Set.of(0, 1, 2)),
                            "the child holds more than its three streams");
        } finally {
            descriptors.close(another.reading());
            descriptors.close(another.writing());
        }
    }

    @Test
    void aCodeAndASignalAreToldApart() throws Exception {
        assertThat(exitOf("exit 0")).isEqualTo(new Exit.Code(0)).hasToString("exit 0");
        assertThat(exitOf("exit 137")).isEqualTo(new Exit.Code(137));
        assertThat(exitOf("exit 255")).isEqualTo(new Exit.Code(255));
        assertThat(exitOf("kill -9 $$")).isEqualTo(new Exit.Signal(9)).hasToString("signal 9");
        assertThat(exitOf("kill -TERM $$")).isEqualTo(new Exit.Signal(15));
    }

    @Test
    void aProgramThatIsMissingIsNamed() {
        assertRefused(2, "/no/such/program in /: No such file", () -> Trial.of("/no/such/program"));
    }

    @Test
    void aProgramThatMayNotBeRunIsNamed() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "text");
        assertRefused(13, plain + " in /: Permission denied", () -> Trial.of(plain.toString()));
        assertRefused(13, folder + " in /: Permission denied", () -> Trial.of(folder.toString()));
    }

    @Test
    void aFileThatIsNoProgramIsNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text ä"), "no program");
        text.toFile().setExecutable(true);
        assertRefused(8, text + " in /: Exec format error", () -> Trial.of(text.toString()));
    }

    @Test
    void aDirectoryThatIsMissingIsNamed() {
        Path missing = folder.resolve("missing");
        assertRefused(2, "/bin/cat in " + missing, () -> Trial.in(missing, "/bin/cat"));
    }

    @Test
    void aTextThatTheSystemWouldCutShortIsRefused() {
        assertThatThrownBy(() -> Trial.of("/bin/echo", "a\0b")).hasMessageContaining("a?b");
        assertThatThrownBy(() -> Trial.with(Map.of("A", "x\0y"), "/bin/cat")).hasMessageContaining("x?y");
        assertThatThrownBy(() -> Trial.with(Map.of("A=B", "x"), "/bin/cat")).hasMessageContaining("\"A=B\"");
        assertThatThrownBy(() -> Trial.with(Map.of("", "x"), "/bin/cat")).hasMessageContaining("\"\"");
    }

    private void assertRefused(int errno, String what, ThrowingCallable start) {
        Map<Integer, String> held = Trial.held();
        TreeSet<Integer> children = new TreeSet<>(processes.children(processes.self()));
        assertThatThrownBy(start)
                .isInstanceOfSatisfying(OsException.class, refused -> assertThat(refused.errno()).isEqualTo(errno))
                .hasMessageStartingWith("cannot start " + what);
        assertThat(children).as("children before").containsAll(processes.children(processes.self()));
        assertThat(Trial.held()).isEqualTo(held);
    }

    private static Exit exitOf(String script) throws OsException {
        try (Trial trial = Trial.of("/bin/sh", "-c", script)) {
            return trial.reap();
        }
    }

    private static String[] afterName(int pid) throws IOException {
        String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    }

    private static long signals(int pid, String set) throws IOException {
        List<String> status = Files.readAllLines(Path.of("/proc/" + pid + "/status"));
        String line = status.stream().filter(each -> each.startsWith(set)).findFirst().orElseThrow();
        return Long.parseUnsignedLong(line.split("\\s+")[1], 16);
    }
}
