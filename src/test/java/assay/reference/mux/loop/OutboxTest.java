package assay.reference.mux.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

/** What waits for room, and no more than a bound of it. */
class OutboxTest {

    private final Outbox outbox = new Outbox(10);
    private final ByteBuffer piece = ByteBuffer.allocateDirect(4);
    private final ByteArrayOutputStream went = new ByteArrayOutputStream();

    @Test
    void whatFitsIsTakenAndWhatDoesNotIsRefusedWhole() {
        assertThat(outbox.offer(bytes("1234567890"))).isTrue();
        assertThat(outbox.room()).isZero();
        assertThat(outbox.offer(bytes("x"))).isFalse();
        assertThat(new String(outbox.toArray(), StandardCharsets.US_ASCII)).isEqualTo("1234567890");
    }

    @Test
    void oneEntryLargerThanTheBoundIsTakenByItself() {
        assertThat(outbox.offer(bytes("12345678901"))).isTrue();
        assertThat(outbox.offer(bytes("x"))).isFalse();
    }

    @Test
    void whatMustNotGetLostIsTakenBeyondTheBound() {
        outbox.add(bytes("1234567890"));
        outbox.add(bytes("end"));
        assertThat(outbox.size()).isEqualTo(13);
    }

    @Test
    void piecesGoInOrderHoweverLittleIsTakenAtATime() throws Exception {
        outbox.add(bytes("abcde"));
        outbox.add(bytes("fg"));
        for (int most = 1; most <= 3; most++) {
            int room = most;
            outbox.drain(piece, bytes -> take(bytes, room, 3));
        }
        outbox.add(bytes("h"));
        outbox.drain(piece, bytes -> take(bytes, 100, 100));
        assertThat(went.toString(StandardCharsets.US_ASCII)).isEqualTo("abcdefgh");
        assertThat(outbox.isEmpty()).isTrue();
    }

    @Test
    void aSinkWithoutRoomLosesNothing() throws Exception {
        outbox.add(bytes("abc"));
        assertThat(outbox.drain(piece, bytes -> -1)).isZero();
        assertThat(outbox.size()).isEqualTo(3);
    }

    /** Takes some bytes, and nothing more once there are as many as there is room for. */
    private int take(ByteBuffer bytes, int most, int room) {
        int count = Math.min(Math.min(most, bytes.remaining()), room - went.size() % room);
        for (int i = 0; i < count; i++) {
            went.write(bytes.get());
        }
        return count;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
