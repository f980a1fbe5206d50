package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Flooded;
import assay.channel.Hang;
import assay.os.Exit;
import assay.os.Platform;
import assay.os.Processes;
import assay.os.Trial;
import assay.subject.Plain.Said;
import assay.subject.Plain.Whole;

@Timeout(60)
final class RunningTest {

    private final Processes processes = Platform.host().processes();

    @Test
    void itLivesInItsScratchAndKnowsNothingOfOurs() throws IOException {
        try (Running<Said, Said> running = Plain.start(Map.of("MORE", "x y", "ASSAY_EXAMPLE", "forged"), "/bin/sh", "-c", "env; pwd")) {
            String home = running.scratch().home().toString();
            assertThat(Plain.finish(running).text().lines().toList())
                    .contains("MORE=x y", "HOME=" + home, "PWD=" + home, "ASSAY_RUN=" + Token.thisRun(), home)
                    .doesNotContain("ASSAY_EXAMPLE=forged")
                    .noneMatch(line -> line.startsWith("JAVA") || line.startsWith("MAVEN"));
        }
    }

    @Test
    void sixtyFourMebibytesGoBothWaysAtOnce() throws IOException {
        byte[] much = new byte[64 << 20];
        new Random(1).nextBytes(much);
        try (Running<Said, Said> running = Plain.start("/bin/cat")) {
            running.channel().send(new Said(much, null, ""), Plain.soon());
            assertThat(Arrays.equals(Plain.finish(running).bytes(), much)).isTrue();
        }
    }

    @Test
    void theEndComesAfterAllOutput() throws IOException {
        for (int i = 0; i < 20; i++) {
            try (Running<Said, Said> running = Plain.shell("head -c 60000 /dev/zero; echo why >&2; exit 3")) {
                Whole whole = Plain.finish(running);
                assertThat(whole.bytes()).hasSize(60_000);
                assertThat(whole.exit()).isEqualTo(new Exit.Code(3));
                assertThat(whole.stderr()).isEqualTo("why\n");
            }
        }
    }

    @Test
    void nothingFollowsTheEnd() throws IOException {
        try (Running<Said, Said> running = Plain.shell("echo why >&2; kill -9 $$")) {
            assertThat(Plain.finish(running).exit()).isEqualTo(new Exit.Signal(9));
            assertThatThrownBy(() -> running.channel().receive(Plain.soon()))
                    .isInstanceOf(Dropped.class)
                    .hasMessageContaining("it ended with signal 9, its standard error: why");
            assertThat(running.alive()).isFalse();
            assertThat(running.residentMemory()).isZero();
        }
    }

    @Test
    void aCharacterOfStandardErrorThatComesInTwoHalvesIsWhole() throws IOException {
        try (Running<Said, Said> running = Plain.shell("printf 'caf\\303' >&2; echo; read line; printf '\\251' >&2")) {
            running.channel().receive(Plain.soon());
            running.channel().send(Said.text("\n"), Plain.soon());
            assertThat(Plain.finish(running).stderr()).isEqualTo("café");
        }
    }

    @Test
    void ofALongStandardErrorBothEndsAreKept() throws IOException {
        String script = "echo first >&2; head -c 200000 /dev/zero | tr '\\0' x >&2; echo last >&2";
        try (Running<Said, Said> running = Plain.shell(script)) {
            assertThat(Plain.finish(running).stderr())
                    .startsWith("first\nxxx")
                    .endsWith("xxxlast\n")
                    .contains("x\n... " + (200_011 - 65_536) + " bytes left out ...\nx");
        }
    }

    @Test
    void aHangSaysHowFarItGotAndEndsTheProcess() throws IOException {
        try (Running<Said, Said> running = Plain.shell("echo on my way >&2; echo; exec sleep 1000")) {
            running.channel().receive(Plain.soon());
            assertThatThrownBy(() -> running.channel().send(new Said(new byte[1 << 20], null, ""), brief()))
                    .isInstanceOf(Hang.class)
                    .hasMessageStartingWith("nothing within the brief deadline of ")
                    .hasMessageContaining("(process " + running.pid() + "): 65536 of 1048576 bytes were taken")
                    .hasMessageContaining("it still runs, its standard error: on my way");
            Plain.soon().await(() -> !running.alive(), "a process that hangs is not ended");
        }
        try (Running<Said, Said> running = Plain.shell("printf abc; exec sleep 1000")) {
            running.channel().receive(Plain.soon());
            assertThatThrownBy(() -> running.channel().receive(brief())).hasMessageContaining("3 bytes had come after 1 message;");
            assertThat(Plain.toEnd(running.channel(), Plain.soon()).exit()).isEqualTo(new Exit.Signal(9));
        }
    }

    @Test
    void silenceThatWasExpectedEndsNothing() throws IOException {
        try (Running<Said, Said> running = Plain.start("/bin/cat")) {
            assertThatThrownBy(() -> running.channel().receive(Deadline.silence(Duration.ofMillis(30))))
                    .isInstanceOf(Hang.class);
            running.channel().send(Said.text("still there"), Plain.soon());
            assertThat(Plain.finish(running).text()).isEqualTo("still there");
        }
    }

    @Test
    void whoStopsReadingIsHeardToItsEnd() throws IOException {
        try (Running<Said, Said> running = Plain.shell("exec <&-; echo goodbye; exit 5")) {
            assertThatThrownBy(() -> running.channel().send(new Said(new byte[1 << 20], null, ""), Plain.soon()))
                    .isInstanceOf(Dropped.class)
                    .hasMessageContaining(" of 1048576 bytes: it ended")
                    .hasMessageContaining("exit 5");
            assertThat(Plain.toEnd(running.channel(), Plain.soon()).text()).isEqualTo("goodbye\n");
        }
    }

    @Test
    void waitingForLastWordsKeepsToTheDeadline() throws IOException {
        try (Running<Said, Said> running = Plain.shell("exec <&-; echo; exec sleep 1000")) {
            running.channel().receive(Plain.soon());
            Deadline two = Deadline.within("two", Duration.ofSeconds(2));
            assertThatThrownBy(() -> running.channel().send(Said.text("x"), brief()))
                    .isInstanceOf(Dropped.class)
                    .hasMessageContaining("it still runs");
            assertThat(two.passed()).isFalse();
        }
    }

    @Test
    void whoWritesForEverAndNeverReadsIsEndedForItsFlood() throws IOException {
        try (Running<Said, Said> running = Plain.shell("exec cat /dev/zero")) {
            assertThatThrownBy(() -> running.channel().send(new Said(new byte[1 << 20], null, ""), Plain.soon()))
                    .isInstanceOf(Flooded.class)
                    .hasMessageContaining("flooded: what monty (process " + running.pid() + ") said while nobody listened");
            Plain.soon().await(() -> !running.alive(), "a process that floods is not ended");
        }
    }

    @Test
    void whoIsGoneTakesNothingThoughItsChildHoldsThePipe() throws IOException {
        Running<Said, Said> running = Plain.shell("exec 3<&0; sleep 1000 <&3 >/dev/null 2>&1 & exit 0");
        assertThatThrownBy(() -> running.channel().send(new Said(new byte[1 << 20], null, ""), Plain.soon()))
                .isInstanceOf(Dropped.class)
                .hasMessageContaining("it ended with exit 0");
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class);
    }

    @Test
    void aChildThatWritesForEverDoesNotHideTheEnd() throws IOException {
        Running<Said, Said> running = Plain.shell("yes & exit 0");
        assertThat(Plain.toEnd(running.channel(), Plain.soon()).exit()).isEqualTo(new Exit.Code(0));
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class);
    }

    @Test
    void whatItStartedAndLeftIsReportedAndDead() throws IOException {
        Running<Said, Said> running = Plain.shell("sleep 1000 >/dev/null 2>&1 & echo $!");
        int left = Integer.parseInt(Plain.finish(running).text().strip());
        assertThatThrownBy(running::close)
                .isInstanceOf(LeftBehind.class)
                .hasMessage("process " + running.pid() + " ended and left [" + left + "] running; they have been killed");
        assertThat(processes.alive(left)).isFalse();
        assertThat(running.scratch().home()).doesNotExist();
    }

    @Test
    void whatItStartedIsReportedWhenItIsKilledItself() throws IOException {
        Running<Said, Said> running = Plain.shell("sleep 1000 & echo $!; wait");
        int left = Integer.parseInt(new String(running.channel().receive(Plain.soon()).bytes()).strip());
        assertThatThrownBy(running::close)
                .hasMessage("process " + running.pid() + " was killed and left [" + left + "] running; they have been killed");
        assertThat(processes.alive(left)).isFalse();
    }

    @Test
    void aDaemonIsFoundAndCollected() throws IOException {
        Running<Said, Said> running = Plain.shell("(setsid sh -c 'echo $$ >new; mv new pid; exec sleep 1000' >/dev/null 2>&1 &)\n"
                + "until [ -f pid ]; do :; done; cat pid");
        int daemon = Integer.parseInt(Plain.finish(running).text().strip());
        assertThat(processes.children(processes.self())).as("children of ours").contains(daemon);
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class).hasMessageContaining("[" + daemon + "]");
        assertThat(processes.alive(daemon)).isFalse();
        Plain.soon().await(() -> !processes.endedChild(daemon), "process " + daemon + " stays a zombie");
    }

    @Test
    void whoForgotItsEnvironmentIsFoundInItsSession() throws IOException {
        Running<Said, Said> running = Plain.shell("env -i sleep 1000 >/dev/null 2>&1 & echo $!");
        int left = Integer.parseInt(Plain.finish(running).text().strip());
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class).hasMessageContaining("[" + left + "]");
        assertThat(processes.alive(left)).isFalse();
    }

    @Test
    void whoForgotItsEnvironmentItsSessionAndItsParentIsFoundByItsMark() throws IOException {
        Running<Said, Said> running = Plain.shell("(setsid env -i sh -c 'cd /; (sleep 1000 & echo $!)' >pid 2>/dev/null </dev/null &)\n"
                + "until [ -s pid ]; do :; done; cat pid");
        int left = Integer.parseInt(Plain.finish(running).text().strip());
        assertThat(processes.environment(left)).doesNotContainKey("ASSAY_RUN");
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class).hasMessageContaining("[" + left + "]");
        assertThat(processes.alive(left)).isFalse();
    }

    @Test
    void whoFliesByStartingItsSuccessorIsCaught() throws IOException {
        Running<Said, Said> running = Plain.fleeing("cd /; ", "exit 0");
        Plain.finish(running);
        Plain.soon().await(() -> !processes.signalMarked(running.mark(), running.mark(), 0).isEmpty(), "the chain does not begin");
        assertThatThrownBy(running::close).isInstanceOf(LeftBehind.class);
        for (int look = 0; look < 20; look++) {
            assertThat(processes.signalMarked(running.mark(), running.mark(), 0)).isEmpty();
        }
    }

    @Test
    void whatAnotherStartedIsLeftAlone() throws IOException {
        try (Running<Said, Said> another = Plain.shell("(setsid env -i sleep 1000 >/dev/null 2>&1 &); exec cat")) {
            Plain.soon().await(() -> processes.signalMarked(another.mark(), another.mark(), 0).size() == 2, "the daemon is not seen");
            Plain.start("/bin/cat").close();
            assertThat(processes.signalMarked(another.mark(), another.mark(), 0)).hasSize(2);
        } catch (LeftBehind expected) {
            assertThat(expected).hasMessageContaining("was killed and left [");
        }
    }

    @Test
    void closingTwiceIsClosingOnce() throws IOException {
        Running<Said, Said> running = Plain.start("/bin/cat");
        running.close();
        try (Running<Said, Said> another = Plain.start("/bin/cat")) {
            running.close();
            running.signal(9);
            another.channel().send(Said.text("unharmed"), Plain.soon());
            assertThat(Plain.finish(another).text()).isEqualTo("unharmed");
        }
    }

    @Test
    void aSignalReachesItAndWhatIsGoneIsLeftAlone() throws IOException {
        try (Running<Said, Said> running = Plain.start("/bin/cat")) {
            assertThat(running.alive()).isTrue();
            assertThat(running.residentMemory()).isPositive();
            running.signal(15);
            assertThat(Plain.toEnd(running.channel(), Plain.soon()).exit()).isEqualTo(new Exit.Signal(15));
            running.signal(15);
        }
    }

    @Test
    void whatCannotBeStartedLeavesNothing(@TempDir Path folder) throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "no program");
        text.toFile().setExecutable(true);
        Plain.start("/bin/cat").close();
        Map<Integer, String> before = Trial.held();
        long scratches = scratches();

        assertThatThrownBy(() -> Plain.start("/no/such/program")).isInstanceOf(IOException.class).hasMessageContaining("/no/such/program");
        assertThatThrownBy(() -> Plain.start(text.toString())).isInstanceOf(IOException.class).hasMessageContaining(text.toString());
        assertThatThrownBy(() -> Plain.start("/bin/echo", "a\0b")).isInstanceOf(IOException.class).hasMessageContaining("a?b");

        assertThat(Trial.held()).isEqualTo(before);
        assertThat(scratches()).isEqualTo(scratches);
    }

    @Test
    void fiftySubjectsLeaveTheDescriptorsAsTheyWere() throws IOException {
        Plain.start("/bin/cat").close();
        Map<Integer, String> before = Trial.held();
        for (int i = 0; i < 50; i++) {
            try (Running<Said, Said> running = Plain.start("/bin/cat")) {
                running.channel().send(Said.text("x"), Plain.soon());
                running.channel().receive(Plain.soon());
            }
        }
        assertThat(Trial.held()).isEqualTo(before);
    }

    private static long scratches() throws IOException {
        try (Stream<Path> all = Files.list(Scratch.root(Token.thisRun()))) {
            return all.count();
        }
    }

    private static Deadline brief() {
        return Deadline.within("brief", Duration.ofMillis(100));
    }
}
