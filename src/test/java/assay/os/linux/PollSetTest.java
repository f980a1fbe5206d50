package assay.os.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import assay.channel.Deadline;
import assay.os.Descriptors;
import assay.os.Signals;

final class PollSetTest {

    private static final int GETTID = 186;
    private static final int TGKILL = 234;

    private final Descriptors descriptors = new LinuxPlatform().descriptors();

    @Test
    void aWaitThatASignalCutsShortFoundNothing() throws Exception {
        Descriptors.Pipe pipe = descriptors.pipe();
        try (PollSet set = new PollSet(2)) {
            set.set(0, pipe.writing(), true);
            assertThat(set.poll(Duration.ZERO)).isTrue();
            assertThat(set.ready(0)).isTrue();

            set.set(0, pipe.reading(), false);
            assertThat(interrupted(set)).isFalse();
            assertThat(set.ready(0)).as("a result left by the wait before").isFalse();
        } finally {
            descriptors.close(pipe.reading());
            descriptors.close(pipe.writing());
        }
    }

    @Test
    void onePlaceTellsWhatCanBeDoneWithADescriptor() throws Exception {
        Descriptors.Pipe pipe = descriptors.pipe();
        try (PollSet set = new PollSet(2)) {
            set.set(0, pipe.reading(), true, true);
            set.set(1, pipe.writing(), true, true);
            assertThat(set.poll(Duration.ZERO)).isTrue();
            assertThat(set.readable(0)).isFalse();
            assertThat(set.writable(1)).isTrue();
            assertThat(set.readable(1)).isFalse();
            descriptors.write(pipe.writing(), java.nio.ByteBuffer.allocateDirect(1));
            set.poll(Duration.ZERO);
            assertThat(set.readable(0)).isTrue();
        } finally {
            descriptors.close(pipe.reading());
            descriptors.close(pipe.writing());
        }
    }

    private static boolean interrupted(PollSet set) throws Exception {
        CompletableFuture<Long> thread = new CompletableFuture<>();
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        new Thread(() -> {
            thread.complete(LibC.syscall(GETTID, 0, 0, 0, 0));
            answer.complete(set.poll(null));
        }).start();
        long target = thread.get(10, TimeUnit.SECONDS);
        Deadline.within("interruption", Duration.ofSeconds(10)).await(() -> {
            LibC.syscall(TGKILL, ProcessHandle.current().pid(), target, Signals.SIGPIPE, 0);
            return answer.isDone();
        }, "the wait goes on");
        return answer.get();
    }
}
