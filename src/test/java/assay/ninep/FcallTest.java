package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FcallTest {

    private static final int TIMES = 2_000;
    private static final Qid ROOT = new Qid(0x80, 0, 1);
    private static final Qid FILE = new Qid(0, 7, 0x0102030405060708L);
    private static final String ROOT_BYTES = "80 00000000 0100000000000000";
    private static final String FILE_BYTES = "00 07000000 0807060504030201";
    private static final Dir DIR = new Dir(0, 0, FILE, 0644, 3, 4, 5, "a", "u", "g", "m");
    private static final String DIR_BYTES = "3300 0000 00000000 " + FILE_BYTES + "a4010000 03000000 04000000 0500000000000000"
            + "0100 61 0100 75 0100 67 0100 6d";

    /** Written by hand from the layouts in section 5 of the manual, and from nothing of ours. */
    static Stream<Arguments> layouts() {
        return Stream.of(
                layout(new Tmessage.Tversion(Fcall.NOTAG, 8192, "9P2000"), "13000000 64 ffff 00200000 0600 395032303030"),
                layout(new Rmessage.Rversion(Fcall.NOTAG, 8192, "unknown"), "14000000 65 ffff 00200000 0700 756e6b6e6f776e"),
                layout(new Tmessage.Tauth(1, 9, "me", ""), "11000000 66 0100 09000000 0200 6d65 0000"),
                layout(new Rmessage.Rauth(1, ROOT), "14000000 67 0100 " + ROOT_BYTES),
                layout(new Tmessage.Tattach(1, 0, Fcall.NOFID, "me", "é"),
                        "17000000 68 0100 00000000 ffffffff 0200 6d65 0200 c3a9"),
                layout(new Rmessage.Rattach(1, ROOT), "14000000 69 0100 " + ROOT_BYTES),
                layout(new Rmessage.Rerror(0x1234, "no"), "0b000000 6b 3412 0200 6e6f"),
                layout(new Tmessage.Tflush(2, 0x0103), "09000000 6c 0200 0301"),
                layout(new Rmessage.Rflush(2), "07000000 6d 0200"),
                layout(new Tmessage.Twalk(3, 1, 2, List.of()), "11000000 6e 0300 01000000 02000000 0000"),
                layout(new Tmessage.Twalk(3, 1, 2, List.of("ab", "..")),
                        "19000000 6e 0300 01000000 02000000 0200 0200 6162 0200 2e2e"),
                layout(new Rmessage.Rwalk(3, List.of(ROOT, FILE)), "23000000 6f 0300 0200 " + ROOT_BYTES + FILE_BYTES),
                layout(new Tmessage.Topen(4, 2, 0x12), "0c000000 70 0400 02000000 12"),
                layout(new Rmessage.Ropen(4, FILE, 8168), "18000000 71 0400 " + FILE_BYTES + "e81f0000"),
                layout(new Tmessage.Tcreate(5, 2, "n", 0x800001ff, 1), "13000000 72 0500 02000000 0100 6e ff010080 01"),
                layout(new Rmessage.Rcreate(5, FILE, 0), "18000000 73 0500 " + FILE_BYTES + "00000000"),
                layout(new Tmessage.Tread(6, 2, 0x0807060504030201L, 100),
                        "17000000 74 0600 02000000 0102030405060708 64000000"),
                layout(new Rmessage.Rread(6, bytes("hi\n")), "0e000000 75 0600 03000000 68690a"),
                layout(new Tmessage.Twrite(7, 2, 1, bytes("x")), "18000000 76 0700 02000000 0100000000000000 01000000 78"),
                layout(new Rmessage.Rwrite(7, -1), "0b000000 77 0700 ffffffff"),
                layout(new Tmessage.Tclunk(8, 2), "0b000000 78 0800 02000000"),
                layout(new Rmessage.Rclunk(8), "07000000 79 0800"),
                layout(new Tmessage.Tremove(9, 2), "0b000000 7a 0900 02000000"),
                layout(new Rmessage.Rremove(9), "07000000 7b 0900"),
                layout(new Tmessage.Tstat(10, 2), "0b000000 7c 0a00 02000000"),
                layout(new Rmessage.Rstat(10, DIR), "3e000000 7d 0a00 3500" + DIR_BYTES),
                layout(new Tmessage.Twstat(11, 2, DIR), "42000000 7e 0b00 02000000 3500" + DIR_BYTES),
                layout(new Rmessage.Rwstat(11), "07000000 7f 0b00"));
    }

    private static Arguments layout(Fcall message, String hex) {
        return Arguments.of(message, hex.replace(" ", ""));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void aMessageTravelsAsTheManualLaysItOut(Fcall message, String hex) {
        assertThat(HexFormat.of().formatHex(message.bytes())).isEqualTo(hex);
        assertThat(Fcall.decode(HexFormat.of().parseHex(hex))).isEqualTo(message);
    }

    @Test
    void thereIsALayoutForEveryKind() {
        assertThat(layouts().map(each -> ((Fcall) each.get()[0]).type()).distinct()).hasSize(Kind.values().length).hasSize(27);
    }

    @Test
    void anyMessageIsReadBackFromItsBytes() {
        Set<Integer> kinds = new HashSet<>();
        for (int seed = 0; seed < TIMES; seed++) {
            Fcall message = new Arbitrary(seed).message();
            kinds.add(message.type());

            assertThat(Fcall.decode(message.bytes())).as("seed %d: %s", seed, message.notation()).isEqualTo(message);
        }
        assertThat(kinds).as("kinds").hasSize(Kind.values().length);
    }

    @Test
    void aMessageCutAnywhereOrTooLongDoesNotFit() {
        for (int seed = 0; seed < TIMES; seed++) {
            Arbitrary arbitrary = new Arbitrary(seed);
            byte[] packet = arbitrary.message().bytes();
            int length = Fcall.HEADER + arbitrary.below(packet.length - Fcall.HEADER + 1);
            byte[] other = Arrays.copyOf(packet, length == packet.length ? length + 1 : length);

            assertThat(Fcall.decode(other)).as("seed %d", seed).isInstanceOfSatisfying(Unreadable.class, unreadable -> {
                assertThat(unreadable.known()).isTrue();
                assertThat(unreadable.type()).isEqualTo(packet[4] & 0xff);
                assertThat(unreadable.tag()).isEqualTo(packet[5] & 0xff | (packet[6] & 0xff) << 8);
                assertThat(unreadable.bytes()).isEqualTo(other);
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "07000000 6a 0100,                                 false, there is no kind 106",
        "07000000 00 0100,                                 false, there is no kind 0",
        "07000000 ff 0100,                                 false, there is no kind 255",
        "0b000000 07 ffff 05000000,                        false, kind 7 is Rlerror: a server of 9P2000.L refuses with it",
        "09000000 78 0100 0100,                            true,  fid is not all there",
        "0c000000 78 0100 01000000 00,                     true,  1 bytes follow the last field",
        "11000000 6e 0300 01000000 02000000 ffff,          true,  wname is not all there",
        "17000000 76 0700 02000000 0100000000000000 ffffffff, true, data is not all there",
        "0d000000 7e 0b00 02000000 0000,                   true,  stat: size is not all there",
        "0f000000 7e 0b00 02000000 0200 0000,              true,  type is not all there",
    })
    void whatIsWrongWithAPacketIsSaidOnce(String hex, boolean known, String why) {
        Fcall message = Fcall.decode(HexFormat.of().parseHex(hex.replace(" ", "")));

        assertThat(message).isInstanceOfSatisfying(Unreadable.class, unreadable -> {
            assertThat(unreadable.why()).endsWith(why);
            assertThat(unreadable.known()).isEqualTo(known);
        });
    }

    @Test
    void anotherTagChangesNothingElse() {
        Tmessage asked = new Tmessage.Twalk(1, 2, 3, List.of("x"));

        assertThat(asked.tagged(0xfffe)).isEqualTo(new Tmessage.Twalk(0xfffe, 2, 3, List.of("x")));
    }

    @Test
    void aDirectoryIsItsEntriesOneAfterAnother() {
        byte[] listing = HexFormat.of().parseHex((DIR_BYTES + DIR_BYTES).replace(" ", ""));

        assertThat(Dir.entries(listing)).containsExactly(DIR, DIR);
        assertThat(DIR.bytes()).isEqualTo(Arrays.copyOf(listing, listing.length / 2));
        assertThat(Dir.entries(new byte[0])).isEmpty();
    }

    @Test
    void halfAnEntryIsNoDirectory() {
        byte[] listing = HexFormat.of().parseHex((DIR_BYTES + DIR_BYTES).replace(" ", ""));

        for (int cut = 1; cut < listing.length / 2; cut++) {
            byte[] rest = Arrays.copyOf(listing, listing.length - cut);
            assertThatThrownBy(() -> Dir.entries(rest))
                    .as("without %d bytes", cut)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("entry 2 of a directory is no whole entry");
        }
    }
}
