package assay.monkey.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import assay.ninep.Incoming;
import assay.ninep.Rmessage;
import assay.ninep.Tmessage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepliesTest {

    private final Replies replies = new Replies();

    @BeforeEach
    void behindTheHandshake() {
        replies.seen(List.of(new Rmessage.Rversion(0xffff, 8192, "9P2000")));
        replies.asked(new Tmessage.Tread(1, 7, 0, 9));
        replies.asked(new Tmessage.Tclunk(2, 7));
        replies.asked(new Tmessage.Tflush(3, 1));
    }

    private List<String> wrong(Incoming... seen) {
        return replies.seen(List.of(seen)).stream().map(Complaint::why).toList();
    }

    @Test
    void oneReplyOfItsKindOrAnErrorIsAllRight() {
        assertThat(wrong(new Rmessage.Rread(1, new byte[0]), new Rmessage.Rerror(2, "no"), new Rmessage.Rflush(3))).isEmpty();
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
    void aFlushIsNeverRefusedAndGarbageIsNoReply() {
        assertThat(wrong(new Rmessage.Rerror(3, "no"), new Incoming.Garbage("why", new byte[1])))
                .containsExactly("Tflush was answered with Rerror", "what came is no reply");
    }
}
