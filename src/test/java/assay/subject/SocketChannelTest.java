package assay.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Framing;
import assay.channel.Hang;
import assay.channel.Message;
import assay.os.OsException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SocketChannelTest {

    private static final int LARGE = 8 << 20;

    @TempDir
    private Path folder;

    private final AtomicInteger killed = new AtomicInteger();
    private ServerSocketChannel server;
    private SocketChannel<Line, Line> channel;
    private java.nio.channels.SocketChannel peer;

    @BeforeEach
    void connect() throws IOException {
        Path path = folder.resolve("s");
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(path));
        channel = SocketChannel.dial(path, new Lines(), new Line("the end"), killed::incrementAndGet);
        peer = server.accept();
    }

    @AfterEach
    void leave() throws IOException {
        channel.close();
        peer.close();
        server.close();
    }

    private static Deadline soon() {
        return Deadline.within("test", Duration.ofSeconds(10));
    }

    private void says(String text) throws IOException {
        peer.write(ByteBuffer.wrap(text.getBytes()));
    }

    @Test
    void messagesComeWholeAndThenTheEndOnce() throws IOException {
        says("one\ntw");
        assertThat(channel.receive(soon())).isEqualTo(new Line("one"));
        says("o\n");
        peer.close();

        assertThat(channel.receive(soon())).isEqualTo(new Line("two"));
        assertThat(channel.receive(soon())).isEqualTo(new Line("the end"));
        assertThatThrownBy(() -> channel.receive(soon())).isInstanceOf(Dropped.class).hasMessageContaining("has hung up");
    }

    @Test
    void aLargeMessageIsNotStuckBehindRepliesThatNobodyTakes() throws IOException {
        peer.configureBlocking(false);
        Thread echo = new Thread(this::echo);
        echo.start();

        channel.send(new Line("x".repeat(LARGE)), soon());

        assertThat(channel.receive(soon()).word()).hasSize(LARGE);
        echo.interrupt();
    }

    /** Reads on only once all that it read is written back. */
    private void echo() {
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        try {
            for (int sent = 0; sent <= LARGE; ) {
                peer.read(buffer.clear());
                for (buffer.flip(); buffer.hasRemaining(); ) {
                    sent += peer.write(buffer);
                }
            }
        } catch (IOException left) {
            return;
        }
    }

    @Test
    void silenceThatIsMeantHarmsNobodyAndSilenceThatIsNotKills() {
        assertThatThrownBy(() -> channel.receive(Deadline.silence(Duration.ofMillis(5)))).isInstanceOf(Hang.class);
        assertThat(killed).hasValue(0);
        assertThatThrownBy(() -> channel.receive(Deadline.within("reply", Duration.ofMillis(5))))
                .isInstanceOf(Hang.class)
                .hasMessageContaining("the server at s");
        assertThat(killed).hasValue(1);
    }

    @Test
    void onesOwnHangUpIsSeenByThePeer() throws IOException {
        channel.finish(soon());

        assertThat(peer.read(ByteBuffer.allocate(1))).isEqualTo(-1);
        assertThatThrownBy(() -> channel.send(new Line("more"), soon())).isInstanceOf(Dropped.class);
    }

    @Test
    void aPeerThatHasGoneTakesNothing() throws IOException {
        peer.close();

        assertThatThrownBy(() -> channel.send(new Line("more"), soon()))
                .isInstanceOf(Dropped.class)
                .hasMessageContaining("took 0 of 5 bytes");
    }

    @Test
    void nobodyThereIsSaidWithTheSystemsReason() {
        assertThatThrownBy(() -> SocketChannel.dial(folder.resolve("none"), new Lines(), new Line(""), () -> {}))
                .isInstanceOf(OsException.class)
                .hasMessageContaining("none");
    }

    /** A line of text. */
    private record Line(String word) implements Message {
        @Override
        public byte[] bytes() {
            return (word + "\n").getBytes(StandardCharsets.US_ASCII);
        }

        @Override
        public String notation() {
            return word.length() + " characters";
        }
    }

    /** Cuts what comes into lines. */
    private static final class Lines implements Framing<Line> {
        private final StringBuilder line = new StringBuilder();

        @Override
        public void take(ByteBuffer arrived, Consumer<Line> whole) {
            while (arrived.hasRemaining()) {
                char each = (char) arrived.get();
                if (each == '\n') {
                    whole.accept(new Line(line.toString()));
                    line.setLength(0);
                } else {
                    line.append(each);
                }
            }
        }

        @Override
        public void cut(Consumer<Line> whole) {
            line.setLength(0);
        }

        @Override
        public String progress() {
            return line.length() + " bytes of a line had come";
        }
    }
}
