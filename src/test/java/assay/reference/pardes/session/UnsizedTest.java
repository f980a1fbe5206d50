package assay.reference.pardes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import assay.reference.pardes.text.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tells no size is read as far as that goes in time. */
class UnsizedTest {

    @TempDir
    private Path folder;

    private final CountDownLatch interrupted = new CountDownLatch(1);

    @Test
    void aFileOfTheSystemIsReadAlthoughItSaysThatItHoldsNothing() throws IOException {
        assertThat(Files.size(Path.of("/proc/self/status"))).isZero();
        assertThat(Disk.read("/proc/self/status")).asString().startsWith("Name:\t");
    }

    @Test
    void aReadThatDoesNotEndIsGivenUp() throws Exception {
        Path file = Files.createFile(folder.resolve("endless"));

        assertThatThrownBy(() -> Unsized.read(file, this::endless)).hasMessageEndingWith("Reading takes too long");

        assertThat(interrupted.await(10, TimeUnit.SECONDS)).as("whether its thread is told").isTrue();
    }

    private byte[] endless(InputStream in) throws IOException {
        try {
            new CountDownLatch(1).await();
            return in.readAllBytes();
        } catch (InterruptedException told) {
            interrupted.countDown();
            throw new InterruptedIOException();
        }
    }

    @Test
    void whatGoesWrongIsToldAsItWas() throws IOException {
        Path file = Files.createFile(folder.resolve("empty"));
        Refusal refusal = new Refusal("file too large");

        assertThatThrownBy(() -> Unsized.read(folder.resolve("missing"), InputStream::readAllBytes))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> Unsized.read(file, in -> {
            throw refusal;
        })).isSameAs(refusal);
    }
}
