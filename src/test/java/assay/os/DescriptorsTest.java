package assay.os;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
final class DescriptorsTest {

    private static final Duration LONG = Duration.ofSeconds(10);

    private final Descriptors descriptors = Platform.host().descriptors();
    private Descriptors.Pipe pipe;

    @BeforeEach
    void open() throws OsException {
        pipe = descriptors.pipe();
    }

    @AfterEach
    void close() {
        descriptors.close(pipe.reading());
        descriptors.close(pipe.writing());
    }

    @Test
    void whatIsWrittenToAPipeIsReadFromIt() throws OsException {
        ByteBuffer out = direct("hello");
        out.position(1);
        assertThat(descriptors.write(pipe.writing(), out)).isEqualTo(4);
        assertThat(out.hasRemaining()).isFalse();

        ByteBuffer in = ByteBuffer.allocateDirect(10).position(3);
        assertThat(descriptors.read(pipe.reading(), in)).isEqualTo(4);
        assertThat(in.position()).isEqualTo(7);
        assertThat(in.get(3)).isEqualTo((byte) 'e');
    }

    @Test
    void twoWhoAppendToAFileWriteOverNothing(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("log"), "before ");
        int one = descriptors.openForAppending(file);
        int other = descriptors.openForAppending(file);
        descriptors.write(one, direct("one "));
        descriptors.write(other, direct("other"));
        descriptors.close(one);
        descriptors.close(other);
        assertThat(file).content().isEqualTo("before one other");
    }

    @Test
    void aPipeThatMayNotBlockAnswersAtOnce() throws OsException {
        descriptors.neverBlock(pipe.reading());
        descriptors.neverBlock(pipe.writing());
        assertThat(descriptors.read(pipe.reading(), ByteBuffer.allocateDirect(1))).isEqualTo(-1);

        int taken = 0;
        int count;
        while ((count = descriptors.write(pipe.writing(), ByteBuffer.allocateDirect(10_000))) > 0) {
            taken += count;
        }
        assertThat(count).isEqualTo(-1);
        assertThat(taken).isPositive();
    }

    @Test
    void theEndOfAStreamReadsAsZero() throws OsException {
        descriptors.close(pipe.writing());
        assertThat(descriptors.read(pipe.reading(), ByteBuffer.allocateDirect(1))).isZero();
    }

    @Test
    void writingWhereNobodyReadsIsAnErrorAndNoDeath() {
        descriptors.close(pipe.reading());
        assertThatThrownBy(() -> descriptors.write(pipe.writing(), direct("x")))
                .isInstanceOfSatisfying(OsException.class, broken -> assertThat(broken.errno()).isEqualTo(32))
                .hasMessageContaining("write descriptor " + pipe.writing());
    }

    @Test
    void whatIsClosedTwiceIsNoErrorAndCannotBeUsed() {
        descriptors.close(pipe.reading());
        descriptors.close(pipe.reading());
        assertThatThrownBy(() -> descriptors.read(pipe.reading(), ByteBuffer.allocateDirect(1)))
                .hasMessageContaining("read descriptor " + pipe.reading());
        assertThatThrownBy(() -> descriptors.neverBlock(pipe.reading())).hasMessageContaining("" + pipe.reading());
    }

    @Test
    void allThatIsOpenedIsClosedOnExec(@TempDir Path folder) throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        int reading = descriptors.openForReading(file);
        int writing = descriptors.openForWriting(file);
        int waker = descriptors.waker();
        for (int each : new int[] {pipe.reading(), pipe.writing(), reading, writing, waker}) {
            String flags = Files.readAllLines(Path.of("/proc/self/fdinfo/" + each)).get(1);
            assertThat(Integer.parseInt(flags.split("\\s+")[1], 8) & 0x80000).as("descriptor %d", each).isNotZero();
        }
        descriptors.close(reading);
        descriptors.close(writing);
        descriptors.close(waker);
    }

    @Test
    void aFileThatIsMissingIsNamed(@TempDir Path folder) {
        Path missing = folder.resolve("missing ä");
        assertThatThrownBy(() -> descriptors.openForReading(missing)).hasMessage("cannot open " + missing + ": No such file or directory (error 2)");
        assertThatThrownBy(() -> descriptors.openForWriting(missing)).isInstanceOf(OsException.class);
    }

    @Test
    void aWaitEndsWhenADescriptorBecomesReady() throws OsException {
        try (Descriptors.Interest interest = descriptors.interest(2)) {
            interest.set(0, pipe.reading(), false);
            interest.set(1, pipe.writing(), true);
            assertThat(descriptors.await(interest, LONG)).isTrue();
            assertThat(interest.ready(0)).isFalse();
            assertThat(interest.ready(1)).isTrue();

            descriptors.write(pipe.writing(), direct("x"));
            interest.set(1, -1, true);
            assertThat(descriptors.await(interest, LONG)).isTrue();
            assertThat(interest.ready(0)).isTrue();
            assertThat(interest.ready(1)).isFalse();
        }
    }

    @Test
    void aWaitEndsWhenThePeerHasGone() {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, pipe.reading(), false);
            descriptors.close(pipe.writing());
            assertThat(descriptors.await(interest, null)).isTrue();
            assertThat(interest.ready(0)).isTrue();
        }
    }

    @Test
    void aWaitLastsItsTimeAndNoLonger() {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, pipe.reading(), false);
            long began = System.nanoTime();
            assertThat(descriptors.await(interest, Duration.ofNanos(20_300_000))).isFalse();
            assertThat(System.nanoTime() - began).isBetween(20_300_000L, 10_000_000_000L);
        }
    }

    @Test
    void aWaitWhoseTimeIsOverIsOneLook() {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, pipe.reading(), false);
            assertThat(descriptors.await(interest, Duration.ZERO)).isFalse();
            assertThat(descriptors.await(interest, Duration.ofSeconds(-5))).isFalse();
        }
    }

    @Test
    void theLongestTimeThereIsIsATime() {
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, pipe.writing(), true);
            assertThat(descriptors.await(interest, Duration.ofSeconds(Long.MAX_VALUE))).isTrue();
        }
    }

    @Test
    void aWakerEndsAWait() throws OsException {
        int waker = descriptors.waker();
        try (Descriptors.Interest interest = descriptors.interest(1)) {
            interest.set(0, waker, false);
            assertThat(descriptors.await(interest, Duration.ZERO)).isFalse();
            new Thread(() -> descriptors.wake(waker)).start();
            assertThat(descriptors.await(interest, LONG)).isTrue();
            ByteBuffer count = ByteBuffer.allocateDirect(8);
            assertThat(descriptors.read(waker, count)).isEqualTo(8);
            assertThat(descriptors.await(interest, Duration.ZERO)).isFalse();
        } finally {
            descriptors.close(waker);
        }
    }

    @Test
    void theDescriptorsOfAProcessAreThoseItHolds(@TempDir Path folder) throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        int held = descriptors.openForReading(file);
        int self = Platform.host().processes().self();
        Map<Integer, String> mine = descriptors.of(self);
        assertThat(mine).containsEntry(held, file.toRealPath().toString()).containsKey(pipe.reading());
        assertThat(mine.values()).noneMatch(("/proc/" + self + "/fd")::equals);
        assertThat(mine.get(pipe.reading())).startsWith("pipe:").isEqualTo(mine.get(pipe.writing()));
        descriptors.close(held);
        assertThat(descriptors.of(self)).isNotEqualTo(mine);
        assertThat(descriptors.of(Integer.MAX_VALUE)).isEmpty();
    }

    private static ByteBuffer direct(String text) {
        return ByteBuffer.allocateDirect(text.length()).put(text.getBytes()).flip();
    }
}
