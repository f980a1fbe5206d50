package assay.steps.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;

import org.assertj.core.api.Assertions;

import assay.channel.Deadline;
import assay.oracle.NoAnswer;
import assay.oracle.Oracle;
import assay.os.Signals;
import assay.steps.companion.Companion;
import assay.steps.companion.Companions;

/**
 * The trial of the oracle that comes before all examples of a run that ask it.
 *
 * <p>A question that had stopped being answered would agree with anything. So each is put once where the right answer is
 * known beforehand, and each that can be answered with no is put where that is right.
 */
final class SelfTest {

    private static final Duration DEATH = Duration.ofSeconds(10);
    private static final String HELLO = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

    private final Oracle oracle;

    private SelfTest(Oracle oracle) {
        this.oracle = oracle;
    }

    /** What is wrong with the oracle, if anything is. */
    static Optional<Throwable> of(Oracle oracle) {
        try (Companion shell = OracleSubject.start();
                Companion examiner = Companions.examinerCalled("the examiner")) {
            new SelfTest(oracle).hold(shell, examiner);
            return Optional.empty();
        } catch (RuntimeException | IOException | AssertionError wrong) {
            return Optional.of(wrong);
        }
    }

    private void hold(Companion shell, Companion examiner) throws IOException {
        int child = OracleSubject.awaitChild(shell, oracle);
        process(shell, child);
        sockets(shell, examiner);
        kinds(examiner);
        datagrams(examiner);
        file(examiner.path("hello"));
        death(examiner, shell);
    }

    private void process(Companion shell, int child) throws IOException {
        int pid = shell.pid();
        Assertions.assertThat(oracle.alive(pid)).as("the shell lives").isTrue();
        Assertions.assertThat(oracle.executable(pid)).as("its executable").isEqualTo(Path.of("/bin/sh").toRealPath());
        Assertions.assertThat(oracle.name(pid)).as("its name").isEqualTo("sh");
        Assertions.assertThat(oracle.arguments(pid)).as("its arguments").isEqualTo(OracleSubject.COMMAND);
        Assertions.assertThat(oracle.children(pid)).as("its children").containsExactly(child);
        Assertions.assertThat(oracle.children(child)).as("its child's children").isEmpty();
        Assertions.assertThat(oracle.descriptorCount(pid)).as("the count of its descriptors").isEqualTo(5);
        Assertions.assertThat(oracle.descriptors(pid)).as("its descriptors").containsEntry(6, "/dev/null");
        Assertions.assertThat(oracle.residentSize(pid)).as("its memory").isGreaterThan(4096);
    }

    private void sockets(Companion shell, Companion examiner) {
        Path path = examiner.path("examined.sock");
        examiner.ask("listen", path.toString());
        Assertions.assertThat(oracle.holdsSocket(examiner.pid(), path)).as("the listener holds its socket").isTrue();
        Assertions.assertThat(oracle.holdsSocket(shell.pid(), path)).as("the shell holds that socket").isFalse();
    }

    private void kinds(Companion examiner) {
        int pid = examiner.pid();
        Assertions.assertThat(oracle.descriptors(pid, "socket")).as("sockets").isEqualTo(1);
        Assertions.assertThat(oracle.descriptors(pid, "carrier")).as("carriers before").isZero();
        examiner.ask("carrier", "40");
        Assertions.assertThat(oracle.descriptors(pid, "carrier")).as("carriers after").isEqualTo(1);
        examiner.ask("master", "/dev/ptmx", "41");
        Assertions.assertThat(oracle.descriptors(pid, "ptymaster")).as("masters of terminals").isEqualTo(1);
        Assertions.assertThatThrownBy(() -> oracle.descriptors(pid, "no such kind"))
                .as("a kind that does not exist").isInstanceOf(NoAnswer.class);
    }

    private void datagrams(Companion examiner) {
        Assertions.assertThat(oracle.datagramBound(examiner.ask("datagram"))).as("a bound address").isTrue();
        Assertions.assertThat(oracle.datagramBound("ZZZZZZZZ:ZZZZ")).as("an impossible address").isFalse();
        Assertions.assertThat(oracle.datagramTable()).as("the table of datagram sockets").isNotEmpty();
    }

    private void file(Path file) throws IOException {
        Files.writeString(file, "hello");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Assertions.assertThat(oracle.mode(file)).as("a file's mode").isEqualTo("640");
        Assertions.assertThat(oracle.size(file)).as("a file's size").isEqualTo(5);
        Assertions.assertThat(oracle.sha256(file)).as("a file's digest").isEqualTo(HELLO);
    }

    private void death(Companion examiner, Companion shell) {
        int corpse = Integer.parseInt(examiner.ask("corpse"));
        Assertions.assertThat(oracle.residentSize(corpse)).as("the memory of a corpse").isZero();
        examiner.signal(Signals.SIGKILL);
        Deadline.within("death", DEATH).await(() -> !oracle.alive(examiner.pid()), "the examiner was killed and seems to live");
        Assertions.assertThat(oracle.alive(shell.pid())).as("the shell lives still").isTrue();
    }
}
