package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import assay.os.Exit;
import assay.os.OsException;
import assay.os.Platform;
import assay.os.Processes;
import assay.subject.Plain.Said;

@Timeout(60)
final class ChildrenTest {

    private final Processes processes = Platform.host().processes();

    @Test
    void aProcessThatJavaStartedKeepsItsStatus() throws Exception {
        CompletableFuture<Void> ours = CompletableFuture.runAsync(() -> startAndCollect(60), task -> new Thread(task).start());
        for (int i = 0; i < 200; i++) {
            int status = 1 + i % 200;
            Process theirs = java(i % 2 == 0 ? "setsid" : "env", "sh", "-c", "exit " + status);
            assertThat(theirs.waitFor()).as("process %d", i).isEqualTo(status);
        }
        ours.get(30, TimeUnit.SECONDS);
    }

    @Test
    void aStrangerThatNobodyCollectsHidesNoEndOfOurs() throws Exception {
        for (int i = 0; i < 3; i++) {
            assertThat(java("sh", "-c", "true & exit 0").waitFor()).isZero();
        }
        startAndCollect(5);
    }

    @Test
    void whoWaitsForAStatusThatAnotherTookIsTold() throws Exception {
        try (Running<Said, Said> running = Plain.shell("exec cat")) {
            CompletableFuture<Exit> taken = new CompletableFuture<>();
            Children.ofThisProgram().undisturbed(() -> {
                running.signal(9);
                taken.complete(reaped(running.pid()));
            });
            assertThat(taken.join()).isEqualTo(new Exit.Signal(9));
            startAndCollect(1);
            assertThatThrownBy(() -> Plain.toEnd(running.channel(), Plain.soon()))
                    .hasMessageContaining("the status of process " + running.pid() + " is not known");
            assertThatThrownBy(running::close)
                    .hasMessageContaining("the status of process " + running.pid() + " is not known");
        }
    }

    private Exit reaped(int pid) {
        try {
            return processes.reap(pid);
        } catch (OsException refused) {
            throw new AssertionError(refused);
        }
    }

    @Test
    void orphansAreCollected() throws Exception {
        startAndCollect(1);
        java("sh", "-c", "true & exit 0").waitFor();
        try (Running<Said, Said> running = Plain.shell("(setsid true &); true & exit 0")) {
            Plain.finish(running);
        } catch (LeftBehind quickerThanItsChildren) {
            // Whether they had ended before or are killed now: they are orphans.
        }
        Plain.soon().await(() -> zombies().isEmpty(), "some children of ours are never collected");
    }

    private void startAndCollect(int count) {
        try {
            for (int i = 0; i < count; i++) {
                try (Running<Said, Said> running = Plain.shell("exit " + i)) {
                    assertThat(Plain.finish(running).exit()).isEqualTo(new Exit.Code(i));
                }
            }
        } catch (IOException refused) {
            throw new AssertionError(refused);
        }
    }

    private List<Integer> zombies() {
        return processes.children(processes.self()).stream().filter(processes::endedChild).toList();
    }

    private static Process java(String... command) throws IOException {
        return new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
