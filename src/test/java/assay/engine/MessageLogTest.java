package assay.engine;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileWriter;
import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.TestRunFinished;
import io.cucumber.messages.types.Timestamp;

final class MessageLogTest {

    private static final Envelope END =
            Envelope.of(new TestRunFinished(null, true, new Timestamp(1L, 0L), null, "1"));

    @Test
    void aFullDiskIsToldOnceAndNotForEveryMessage() throws IOException {
        MessageLog log = new MessageLog(new FileWriter("/dev/full"), new Places(Path.of("/project")));

        assertThatThrownBy(() -> log.write(END, "")).isInstanceOf(IOException.class);
        assertThatCode(() -> log.write(END, "")).doesNotThrowAnyException();
        assertThatCode(log::close).doesNotThrowAnyException();
    }
}
