package assay.os;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import assay.channel.Deadline;

final class ProcessesTest {

    private static final Duration LONG = Duration.ofSeconds(10);

    /** A variable of this run alone: another suite on the same machine starts programs too. */
    private static final String MARK = "MARK_" + UUID.randomUUID().toString().replace('-', '_');

    private final Processes processes = Platform.host().processes();
    private final Descriptors descriptors = Platform.host().descriptors();

    @Test
    void aWatchBecomesReadableWhenTheChildEnds() throws Exception {
        try (Trial trial = Trial.idle()) {
            int watch = processes.watch(trial.pid());
            assertThat(readable(watch, Duration.ofMillis(20))).isFalse();
            trial.release();
            assertThat(readable(watch, LONG)).isTrue();
            descriptors.close(watch);
        }
    }

    @Test
    void aWatchOfAChildThatHasEndedBeforeIsReadable() throws Exception {
        try (Trial trial = Trial.of("/bin/true")) {
            trial.awaitEnd();
            int watch = processes.watch(trial.pid());
            assertThat(readable(watch, Duration.ZERO)).isTrue();
            descriptors.close(watch);
        }
    }

    @Test
    void aProcessThatHasGoneCannotBeWatched() throws Exception {
        int gone = gone();
        assertThatThrownBy(() -> processes.watch(gone)).isInstanceOf(OsException.class).hasMessageContaining("process " + gone);
    }

    @Test
    void aSignalThroughAWatchReachesItsProcessOnly() throws Exception {
        try (Trial victim = Trial.idle();
                Trial other = Trial.idle()) {
            int watch = processes.watch(victim.pid());
            processes.signalWatched(watch, 15);
            assertThat(victim.reap()).isEqualTo(new Exit.Signal(15));
            // The process is gone and its id is free for others: nobody is hit, and that is no error.
            processes.signalWatched(watch, 9);
            assertThat(processes.alive(other.pid())).isTrue();
            descriptors.close(watch);
        }
    }

    @Test
    void aSignalToAProcessThatHasGoneIsNoError() throws Exception {
        processes.signal(gone(), 9);
    }

    @Test
    void aStatusIsThereOnceAndOnlyAfterTheEnd() throws Exception {
        try (Trial trial = Trial.of("/bin/sh", "-c", "read line; exit 7")) {
            assertThat(trial.reapNow()).isEmpty();
            trial.release();
            trial.awaitEnd();
            assertThat(trial.reapNow()).contains(new Exit.Code(7));
            assertThatThrownBy(trial::reapNow).isInstanceOf(OsException.class).hasMessageContaining("process " + trial.pid());
        }
    }

    @Test
    void aZombieIsNotAliveButAnEndedChild() throws Exception {
        try (Trial trial = Trial.idle()) {
            assertThat(processes.alive(trial.pid())).isTrue();
            assertThat(processes.endedChild(trial.pid())).isFalse();
            trial.release();
            trial.awaitEnd();
            assertThat(processes.endedChild(trial.pid())).isTrue();
            assertThat(processes.children(processes.self())).contains(trial.pid());
            assertThat(processes.inSession(trial.pid())).isEmpty();
            trial.reap();
            assertThat(processes.endedChild(trial.pid())).isFalse();
            assertThat(processes.alive(trial.pid())).isFalse();
        }
    }

    @Test
    void whatWasStartedWithAVariableIsFoundByItsExactValue() throws Exception {
        try (Trial exact = Trial.with(Map.of(MARK, "run.1"), "/bin/cat");
                Trial longer = Trial.with(Map.of(MARK, "run.12"), "/bin/cat");
                Trial shorter = Trial.with(Map.of(MARK, "run."), "/bin/cat");
                Trial suffix = Trial.with(Map.of("A_MARK", "run.1"), "/bin/cat");
                Trial inside = Trial.with(Map.of("OTHER", "MARK=run.1"), "/bin/cat")) {
            assertThat(processes.startedWith(MARK, "run.1")).containsExactly(exact.pid());
            assertThat(processes.startedWith(MARK, "run.12")).containsExactly(longer.pid());
            assertThat(processes.startedWith(MARK, "run")).isEmpty();
            assertThat(processes.all()).contains(exact.pid(), longer.pid(), shorter.pid(), suffix.pid(), inside.pid());
        }
    }

    @Test
    void whatReplacesItsProgramIsNotOverlookedMeanwhile(@TempDir Path folder) throws Exception {
        Path restless = Files.writeString(folder.resolve("restless"), "#!/bin/sh\nexec \"$0\"\n");
        restless.toFile().setExecutable(true);
        try (Trial trial = Trial.with(Map.of(MARK, "restless"), restless.toString())) {
            for (int i = 0; i < 100; i++) {
                assertThat(processes.startedWith(MARK, "restless")).as("look %d", i).containsExactly(trial.pid());
            }
        }
    }

    @Test
    void anEmptyEnvironmentIsNotWaitedFor() throws Exception {
        try (Trial trial = Trial.idle()) {
            for (int i = 0; i < 1_000; i++) {
                assertThat(processes.environment(trial.pid())).isEmpty();
            }
        }
    }

    @Test
    void aZombieIsNotFoundByItsVariable() throws Exception {
        try (Trial trial = Trial.with(Map.of(MARK, "zombie"), "/bin/cat")) {
            trial.release();
            trial.awaitEnd();
            assertThat(processes.startedWith(MARK, "zombie")).isEmpty();
        }
    }

    @Test
    void theEnvironmentOfAProcessIsWhatItWasStartedWith() throws Exception {
        Map<String, String> given = Map.of("A", "1", "EQUALS", "x=y", "UMLAUT", "ä");
        try (Trial trial = Trial.with(given, "/bin/cat")) {
            assertThat(processes.environment(trial.pid())).isEqualTo(given);
        }
        assertThat(processes.environment(gone())).isEmpty();
    }

    @Test
    void aNameThatLooksLikeAStateFoolsNobody(@TempDir Path folder) throws Exception {
        Path odd = Files.writeString(folder.resolve("a) R 1 (b"), "#!/bin/sh\nread line\n");
        odd.toFile().setExecutable(true);
        try (Trial trial = Trial.of(odd.toString())) {
            assertThat(Files.readString(Path.of("/proc/" + trial.pid() + "/comm"))).isEqualTo("a) R 1 (b\n");
            assertThat(processes.children(processes.self())).contains(trial.pid());
            assertThat(processes.inSession(trial.pid())).containsExactly(trial.pid());
            trial.release();
            trial.awaitEnd();
            assertThat(processes.endedChild(trial.pid())).isTrue();
        }
    }

    @Test
    void childrenAreThoseOfTheProcessAskedFor() throws Exception {
        try (Trial shell = Trial.of("/bin/sh", "-c", "cat; exit 0")) {
            assertThat(processes.children(processes.self())).contains(shell.pid());
            Deadline.within("child", LONG)
                    .await(() -> processes.children(shell.pid()).size() == 1, "the shell starts nothing");
            int cat = processes.children(shell.pid()).get(0);
            assertThat(processes.children(processes.self())).doesNotContain(cat);
            assertThat(processes.inSession(shell.pid())).containsExactlyInAnyOrder(shell.pid(), cat);
            shell.release();
            shell.reap();
        }
    }

    @Test
    void aRunningProcessHasResidentMemoryAndOneThatHasGoneHasNone() throws Exception {
        assertThat(processes.residentMemory(processes.self())).isGreaterThan(1 << 20);
        assertThat(processes.residentMemory(gone())).isZero();
    }

    @Test
    void processesThatComeAndGoDisturbNoListing() throws Exception {
        for (int i = 0; i < 40; i++) {
            try (Trial trial = Trial.of("/bin/true")) {
                while (processes.alive(trial.pid())) {
                    descriptors.of(trial.pid());
                    processes.startedWith("NO", "SUCH");
                }
                assertThat(trial.reap()).isEqualTo(new Exit.Code(0));
            }
        }
    }

    /** The id of a process that has ended and been collected. */
    private static int gone() throws OsException {
        try (Trial trial = Trial.of("/bin/true")) {
            trial.reap();
            return trial.pid();
        }
    }

    private boolean readable(int descriptor, Duration wait) {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, descriptor, false);
            return descriptors.await(interest, wait) && interest.ready(0);
        }
    }
}
