package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplyCodecTest {

    private static final int TIMES = 500;

    private final ReplyCodec codec = new ReplyCodec();
    private final List<Incoming> heard = new ArrayList<>();

    @Test
    void repliesComeWholeHoweverTheStreamIsCut() {
        for (int seed = 0; seed < TIMES; seed++) {
            Arbitrary arbitrary = new Arbitrary(seed);
            List<Incoming> said = new ArrayList<>();
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            for (int i = arbitrary.below(5); i >= 0; i--) {
                Rmessage reply = arbitrary.reply();
                said.add(reply);
                stream.writeBytes(reply.bytes());
            }

            assertThat(cut(stream.toByteArray(), arbitrary)).as("seed %d", seed).isEqualTo(said);
        }
    }

    private static List<Incoming> cut(byte[] stream, Arbitrary cuts) {
        List<Incoming> heard = new ArrayList<>();
        ReplyCodec codec = new ReplyCodec();
        for (int at = 0; at < stream.length; ) {
            int length = Math.min(stream.length - at, 1 + cuts.below(9));
            codec.take(ByteBuffer.wrap(stream, at, length), heard::add);
            at += length;
        }
        codec.cut(heard::add);
        return heard;
    }

    private void take(String hex) {
        codec.take(ByteBuffer.wrap(HexFormat.of().parseHex(hex.replace(" ", ""))), heard::add);
    }

    @ParameterizedTest
    @CsvSource({
        "08000000 79 0100 00,        1 bytes follow the last field",
        "07000000 6a 0100,           there is no kind 106",
        "0b000000 78 0100 01000000,  a server sent a request",
    })
    void aPacketThatIsNoReplyIsGarbageAndCostsNoOther(String hex, String why) {
        take(hex + "07000000 79 0100");

        assertThat(heard).containsExactly(
                new Incoming.Garbage(why, HexFormat.of().parseHex(hex.replace(" ", ""))), new Rmessage.Rclunk(1));
    }

    @ParameterizedTest
    @CsvSource({"06000000 79 01, 6", "00000000, 0", "ffffffff 00, 4294967295", "01000001 00, 16777217"})
    void behindASizeThatCannotBeNothingIsUnderstood(String hex, String size) {
        take("07000000 79 0100" + hex);
        take("07000000 79 0200");
        codec.cut(heard::add);

        assertThat(heard).containsExactly(
                new Rmessage.Rclunk(1),
                new Incoming.Garbage("a packet's size was " + size, HexFormat.of().parseHex(hex.replace(" ", ""))));
    }

    @Test
    void aStreamThatEndsInsideAPacketSaysSo() {
        assertThat(codec.progress()).isEqualTo("no byte of a packet had come");
        take("0700");
        assertThat(codec.progress()).isEqualTo("2 of 4 bytes of a packet's size had come");
        take("0000 79");
        assertThat(codec.progress()).isEqualTo("5 of 7 bytes of a packet had come");
        codec.cut(heard::add);

        assertThat(heard).containsExactly(
                new Incoming.Garbage("the stream ended inside a packet", HexFormat.of().parseHex("0700000079")));
    }

    @Test
    void aPacketIsAtMostWhatWasAgreed() {
        List<byte[]> whole = new ArrayList<>();
        Packets packets = new Packets(8);

        assertThat(packets.take(ByteBuffer.wrap(new byte[] {8, 0, 0, 0, 1, 1, 1, 1, 9, 0, 0, 0, 1}), packet -> {
            packets.largest(9);
            whole.add(packet);
        })).isTrue();
        assertThat(packets.take(ByteBuffer.wrap(new byte[] {1, 1, 1, 1, 10, 0, 0, 0}), whole::add)).isFalse();
        assertThat(whole).extracting(packet -> packet.length).containsExactly(8, 9);
    }
}
