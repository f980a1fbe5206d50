package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    private static final int TIMES = 3_000;

    @Test
    void whatAClientSaysIsReadBackFromItsOneLine() {
        for (int seed = 0; seed < TIMES; seed++) {
            Outgoing message = new Arbitrary(seed).outgoing();

            assertThat(Notation.parseOutgoing(oneLine(message.notation()))).as("seed %d: %s", seed, message.notation())
                    .isEqualTo(message);
        }
    }

    @Test
    void whatAServerSaysIsReadBackFromItsOneLine() {
        for (int seed = 0; seed < TIMES; seed++) {
            Incoming message = new Arbitrary(seed).incoming();

            assertThat(Notation.parseIncoming(oneLine(message.notation()))).as("seed %d: %s", seed, message.notation())
                    .isEqualTo(message);
        }
    }

    @Test
    void whatIsNoMessageIsReadBackToo() {
        Fcall unreadable = Fcall.decode(new byte[] {8, 0, 0, 0, 106, 3, 1, 9});

        assertThat(unreadable.notation())
                .isEqualTo("unreadable why \"there is no kind 106\" packet \"\\x08\\x00\\x00\\x00j\\x03\\x01\\x09\"");
        assertThat(Notation.parse(unreadable.notation())).isEqualTo(unreadable);
        assertThat(Notation.parse(unreadable.notation()).tag()).isEqualTo(0x0103);
    }

    private static String oneLine(String line) {
        assertThat(line.codePoints())
                .as(line)
                .noneMatch(each -> Character.isISOControl(each) || each == 0x2028 || each == 0x2029 || Text.stray(each));
        return line;
    }

    @Test
    void theWordsAreThoseOfTheManual() {
        assertThat(new Tmessage.Twalk(Fcall.NOTAG, 1, 2, List.of("index")).notation())
                .isEqualTo("Twalk fid 1 newfid 2 wname [index]");
        assertThat(new Tmessage.Tattach(3, 1, Fcall.NOFID, "me", "").notation())
                .isEqualTo("Tattach tag 3 fid 1 afid 4294967295 uname me aname \"\"");
        assertThat(new Tmessage.Twrite(0, 1, -1, "a \"b\"\n\u00e9".getBytes(StandardCharsets.UTF_8)).notation())
                .isEqualTo("Twrite tag 0 fid 1 offset 18446744073709551615 data \"a \\\"b\\\"\\né\"");
        assertThat(new Rmessage.Rread(0, new byte[] {(byte) 0xff, 27}).notation()).isEqualTo("Rread tag 0 data \"\\xff\\x1b\"");
        assertThat(new Rmessage.Rwalk(5, List.of(new Qid(128, 0, 9))).notation()).isEqualTo("Rwalk tag 5 wqid [(9 0 128)]");
        assertThat(new Incoming.HungUp().notation()).isEqualTo("hung up");
        assertThat(new Outgoing.Raw(new byte[] {0, -1}).notation()).isEqualTo("raw 00ff");
    }

    @Test
    void aVeryLongTextIsReadBackToo() {
        Fcall message = new Rmessage.Rread(1, "\"\\\n".repeat(60_000).getBytes(StandardCharsets.UTF_8));

        assertThat(Notation.parse(message.notation())).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "", "Twalk", "Terror tag 1", "Tclunk fid", "Tclunk fid -1", "Tclunk fid 4294967296", "Tclunk fid 1 2", "Tclunk tag 65536 fid 1",
        "Tclunk newfid 1", "Twalk fid 1 newfid 2 wname [a", "Rread data \"a", "Rread data \"\\q\"", "Rclunk & Rclunk"})
    void aLineThatIsNoMessageIsRefusedWithTheLine(String line) {
        assertThatThrownBy(() -> Notation.parse(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no message of 9P: " + line);
    }

    @Test
    void eachSideSaysItsOwnMessagesOnly() {
        assertThatThrownBy(() -> Notation.parseOutgoing("Rclunk tag 1")).hasMessageContaining("no client says this: Rclunk");
        assertThatThrownBy(() -> Notation.parseIncoming("Tclunk tag 1 fid 1")).hasMessageContaining("no server says this: Tclunk");
    }
}
