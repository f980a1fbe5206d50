package assay.ninep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import assay.channel.Dropped;
import assay.channel.Hang;
import org.junit.jupiter.api.Test;

class SessionTest {

    private static final Qid QID = new Qid(0, 0, 5);

    private final FarEnd server = new FarEnd();
    private final Session session = new Session(server);

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A server with one file that holds a text, eight bytes a message at most. */
    private static List<Rmessage> oneFile(Tmessage request) {
        int tag = request.tag();
        if (request instanceof Tmessage.Twalk walk) {
            return List.of(new Rmessage.Rwalk(tag, walk.wname().stream().map(any -> QID).toList()));
        }
        if (request instanceof Tmessage.Topen) {
            return List.of(new Rmessage.Ropen(tag, QID, 8));
        }
        if (request instanceof Tmessage.Tread read) {
            byte[] whole = bytes("one text, in pieces");
            int from = (int) Math.min(whole.length, read.offset());
            return List.of(new Rmessage.Rread(tag, Arrays.copyOfRange(whole, from, Math.min(whole.length, from + read.count()))));
        }
        if (request instanceof Tmessage.Twrite write) {
            return List.of(new Rmessage.Rwrite(tag, write.data().length));
        }
        return List.of(new Rmessage.Rclunk(tag));
    }

    @Test
    void attachingAgreesOnTheProtocolAndTakesTheRoot() {
        server.answers(request -> List.of(request instanceof Tmessage.Tversion
                ? new Rmessage.Rversion(request.tag(), 512, "9P2000")
                : new Rmessage.Rattach(request.tag(), QID)));

        session.attach();

        assertThat(server.lines()).containsExactly(
                "Tversion msize 65560 version 9P2000", "Tattach fid 1 afid 4294967295 uname assay aname \"\"");
        assertThat(((Tmessage) server.asked.get(0)).tag()).isEqualTo(Fcall.NOTAG);
        assertThat(session.msize()).isEqualTo(512);
    }

    @Test
    void aServerOfAnotherProtocolIsRefused() {
        server.answers(request -> List.of(new Rmessage.Rversion(request.tag(), 512, "unknown")));

        assertThatThrownBy(session::attach)
                .isInstanceOf(Misanswered.class)
                .hasMessage("no answer to Tversion msize 65560 version 9P2000: Rversion msize 512 version unknown");
    }

    @Test
    void repliesFindTheirRequestsInWhateverOrderTheyCome() {
        Call first = session.ask(tag -> new Tmessage.Tclunk(tag, 1));
        Call second = session.ask(tag -> new Tmessage.Tremove(tag, 2));
        server.says(new Rmessage.Rremove(second.tag()));
        server.says(new Rmessage.Rclunk(first.tag()));

        assertThat(session.answer(first)).isEqualTo(new Rmessage.Rclunk(first.tag()));
        assertThat(session.answer(second)).isEqualTo(new Rmessage.Rremove(second.tag()));
        assertThat(first.tag()).isNotEqualTo(second.tag());
    }

    @Test
    void noRequestHasTheTagThatIsNone() {
        for (int i = 0; i < 70_000; i++) {
            assertThat(session.newTag()).isBetween(0, Fcall.NOTAG - 1);
        }
    }

    @Test
    void aFlushedRequestHasItsReplyIfThatCameFirst() {
        Call held = session.ask(tag -> new Tmessage.Tread(tag, 7, 0, 9));
        server.answers(flush -> List.of(new Rmessage.Rread(held.tag(), bytes("x")), new Rmessage.Rflush(flush.tag())));

        assertThat(session.flush(held)).contains(new Rmessage.Rread(held.tag(), bytes("x")));
        assertThat(server.lines().get(1)).isEqualTo("Tflush oldtag " + held.tag());
    }

    @Test
    void aReplyBehindTheFlushIsNoReplyAndDisturbsNobody() {
        Call held = session.ask(tag -> new Tmessage.Tread(tag, 7, 0, 9));
        server.answers(request -> request instanceof Tmessage.Tflush
                ? List.of(new Rmessage.Rflush(request.tag()), new Rmessage.Rread(held.tag(), bytes("late")))
                : List.of(new Rmessage.Rclunk(request.tag())));

        assertThat(session.flush(held)).isEmpty();
        session.root().clunk();
        assertThat(session.since(0)).hasSize(3);
    }

    @Test
    void aReadThatIsHeldHasNoReplyYet() {
        Call held = session.ask(tag -> new Tmessage.Tread(tag, 7, 0, 9));

        assertThat(session.answerWithin(held, Duration.ZERO)).isEqualTo(Optional.empty());
        assertThatThrownBy(() -> session.answer(held)).isInstanceOf(Hang.class).hasMessageContaining("reply deadline");
    }

    @Test
    void anErrorIsARefusalInTheServersWords() {
        server.answers(request -> List.of(new Rmessage.Rerror(request.tag(), "no such fid")));

        assertThatThrownBy(() -> session.root().clunk())
                .isInstanceOfSatisfying(Refused.class, refused -> assertThat(refused.ename()).isEqualTo("no such fid"))
                .hasMessage("the server refused: no such fid: asked was Tclunk tag 1 fid 1");
    }

    @Test
    void aReplyOfAnotherKindAndGarbageAreNoAnswers() {
        server.answers(request -> List.of(new Rmessage.Rremove(request.tag())));
        assertThatThrownBy(() -> session.root().clunk()).isInstanceOf(Misanswered.class).hasMessageContaining("Rremove tag 1");

        server.answers(request -> List.of(new Incoming.Garbage("why", bytes("x"))));
        assertThatThrownBy(() -> session.root().clunk()).isInstanceOf(Misanswered.class).hasMessageContaining("garbage why");
    }

    @Test
    void aHangUpBeforeTheReplyIsADroppedChannel() {
        server.answers(request -> List.of(new Incoming.HungUp()));

        assertThatThrownBy(() -> session.root().clunk())
                .isInstanceOf(Dropped.class)
                .hasMessage("the server hung up before it answered Tclunk tag 1 fid 1");
    }

    @Test
    void aWholeFileIsReadInPieces() {
        server.answers(SessionTest::oneFile);

        assertThat(session.root().read("/a/b")).asString().isEqualTo("one text, in pieces");
        assertThat(session.root().open("a", Mode.OREAD).readBy(8)).asString().isEqualTo("one text, in pieces");
        assertThat(server.lines()).startsWith(
                "Twalk fid 1 newfid 100001 wname [a b]",
                "Topen fid 100001 mode 0",
                "Tread fid 100001 offset 0 count 65549",
                "Tread fid 100001 offset 19 count 65549",
                "Tclunk fid 100001");
    }

    @Test
    void aWholeFileIsWrittenInPieces() {
        server.answers(SessionTest::oneFile);

        session.root().write("a", bytes(""));
        session.root().open("a", Mode.OWRITE).writeBy(2, bytes("xyz"));

        assertThat(server.lines()).contains(
                "Twrite fid 100001 offset 0 data \"\"",
                "Twrite fid 100002 offset 0 data \"xy\"",
                "Twrite fid 100002 offset 2 data \"z\"");
    }

    @Test
    void aRefusedFileIsClunkedAllTheSame() {
        server.answers(request -> request instanceof Tmessage.Tread || request instanceof Tmessage.Twrite
                ? List.of(new Rmessage.Rerror(request.tag(), "no"))
                : oneFile(request));

        assertThatThrownBy(() -> session.root().read("a")).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> session.root().write("a", bytes("b"))).isInstanceOf(Refused.class);
        assertThat(server.lines()).contains("Tclunk fid 100001", "Tclunk fid 100002");
    }

    @Test
    void aWalkThatStopsIsARefusal() {
        server.answers(request -> List.of(new Rmessage.Rwalk(request.tag(), List.of(QID))));

        assertThatThrownBy(() -> session.root().walk("a/b")).isInstanceOf(Refused.class)
                .hasMessageStartingWith("the server refused: the walk stopped after 1 of 2 names");
    }
}
