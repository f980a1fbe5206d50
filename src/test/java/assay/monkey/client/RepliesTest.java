package assay.monkey.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepliesTest {

    private final Replies replies = new Replies();

    @BeforeEach
    void three() {
        replies.asked(new Tmessage.Tread(1, 7, 0, 9), true);
        replies.asked(new Tmessage.Tclunk(2, 7), false);
        replies.asked(new Tmessage.Tflush(3, 1), true);
    }

    private List<String> wrong(Rmessage... came) {
        List.of(came).forEach(replies::came);
        return replies.complaints().stream().map(Complaint::why).toList();
    }

    @Test
    void oneReplyOfItsKindOrAnErrorIsAllRight() {
        assertThat(wrong(new Rmessage.Rerror(1, "no"), new Rmessage.Rclunk(2), new Rmessage.Rflush(3))).isEmpty();
    }

    @Test
    void aReplyOfAnotherKindIsNot() {
        assertThat(wrong(new Rmessage.Rremove(2))).containsExactly("Tclunk was answered with Rremove");
    }

    @Test
    void aSecondReplyIsNot() {
        assertThat(wrong(new Rmessage.Rclunk(2), new Rmessage.Rclunk(2))).hasSize(1);
    }

    @Test
    void aReplyBehindItsFlushIsNot() {
        assertThat(wrong(new Rmessage.Rflush(3), new Rmessage.Rread(1, new byte[0])))
                .containsExactly("a reply came to a request that was answered or taken back: Rread");
    }

    @Test
    void aFlushIsNeverRefusedNorIsAClunk() {
        assertThat(wrong(new Rmessage.Rerror(3, "no"), new Rmessage.Rerror(2, "no")))
                .containsExactly("Tflush was answered with Rerror", "Tclunk was answered with Rerror");
    }

    @Test
    void aReplyIsKeptUntilItIsTakenUnlessNobodyWaitsForIt() {
        wrong(new Rmessage.Rerror(1, "no"), new Rmessage.Rclunk(2));

        assertThat(replies.isUsed(2)).isFalse();
        assertThat(replies.isUsed(1)).isTrue();
        assertThat(replies.take(new Tmessage.Tread(1, 7, 0, 9))).contains(new Rmessage.Rerror(1, "no"));
        assertThat(replies.isUsed(1)).isFalse();
    }
}
