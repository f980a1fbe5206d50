package assay.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import assay.channel.Deadline;
import assay.channel.Dropped;
import assay.channel.Hang;
import assay.os.OsException;

/** Raw bytes on a socket, against a listener that Java itself makes. */
@Timeout(60)
final class RawSocketTest {

    @TempDir
    private Path folder;

    private ServerSocketChannel listener() throws Exception {
        return ServerSocketChannel.open(StandardProtocolFamily.UNIX)
                .bind(UnixDomainSocketAddress.of(folder.resolve("s")));
    }

    @Test
    void bytesGoBothWaysAndTheEndIsSeen() throws Exception {
        try (ServerSocketChannel listener = listener(); RawSocket raw = new RawSocket(folder.resolve("s"))) {
            SocketChannel peer = listener.accept();
            raw.send(new Bytes("half".getBytes(StandardCharsets.UTF_8)), Desk.soon());
            ByteBuffer read = ByteBuffer.allocate(10);
            peer.read(read);
            assertThat(new String(read.array(), 0, read.position(), StandardCharsets.UTF_8)).isEqualTo("half");
            peer.write(ByteBuffer.wrap(new byte[] {1, 2}));
            assertThat(raw.receive(Desk.soon()).bytes()).containsExactly(1, 2);
            peer.close();
            assertThat(raw.receive(Desk.soon()).closed()).isTrue();
            assertThatThrownBy(() -> raw.receive(Desk.soon())).isInstanceOf(Dropped.class);
        }
    }

    @Test
    @SuppressWarnings("try") // who listens need not do more
    void aPeerThatSaysNothingOrReadsNothingIsAHang() throws Exception {
        Deadline brief = Deadline.within("brief", Duration.ofMillis(50));
        try (ServerSocketChannel listener = listener(); RawSocket raw = new RawSocket(folder.resolve("s"))) {
            assertThatThrownBy(() -> raw.receive(brief)).isInstanceOf(Hang.class);
            assertThatThrownBy(() -> raw.send(new Bytes(new byte[1 << 22]), brief))
                    .isInstanceOf(Hang.class).hasMessageContaining("of 4194304 bytes were taken");
        }
    }

    @Test
    void nobodyThereIsTheKernelsOwnError() {
        assertThatThrownBy(() -> new RawSocket(folder.resolve("none"))).isInstanceOf(OsException.class);
    }
}
